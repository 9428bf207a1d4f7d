import type { CalendarDay } from '@wealth/domain';
import type { DayBar } from './contract.ts';
import { createNoise, hashText, mix, normal, type NoiseStream } from './noise.ts';
import { priceRows, type PriceRow } from './priceRows.ts';
import { tickGridOn, onGrid } from './tickGrid.ts';

/** A row's distance from its base fades by this ratio a day, so that levels stay realistic for ever. */
const persistence = 0.975;
const marketDeviation = 0.006;
const sectorDeviation = 0.005;
const marketKey = hashText('market factor');

/** Randomness of one subject on one day. */
export function dayKey(seedKey: number, subjectKey: number, day: CalendarDay): number {
  return mix(mix(seedKey, subjectKey), hashText(day));
}

function within(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value));
}

/** Draws the whole of one day for every random row, from the closes before it. All prices paise. */
export function drawDay(seedKey: number, day: CalendarDay, previousCloses: readonly number[]): DayBar[] {
  const grid = tickGridOn(day);
  const market = normal(createNoise(dayKey(seedKey, marketKey, day))) * marketDeviation;
  const sectors = new Map<number, number>();
  const sectorFactor = (key: number) => {
    const known = sectors.get(key);
    if (known !== undefined) return known;
    const drawn = normal(createNoise(dayKey(seedKey, key, day))) * sectorDeviation;
    sectors.set(key, drawn);
    return drawn;
  };
  return priceRows.map((row, index) => {
    const previousClose = previousCloses[index] ?? row.base;
    const noise = createNoise(dayKey(seedKey, row.noiseKey, day));
    const shock =
      row.marketBeta * market +
      row.sectorBeta * sectorFactor(row.sectorKey) +
      normal(noise) * row.ownDeviation;
    return drawBar(row, noise, { previousClose, shock, tick: grid.tickOf(row, previousClose) });
  });
}

function drawBar(
  row: PriceRow,
  noise: NoiseStream,
  { previousClose, shock, tick }: { previousClose: number; shock: number; tick: number },
): DayBar {
  const deviation = Math.log(previousClose / row.base);
  const movement = within(deviation * (persistence - 1) + shock, row.limit);
  // Part of the day's news is in the opening gap; the rest comes while trading.
  const gap = within(movement * 0.4 * noise() + normal(noise) * row.ownDeviation * 0.2, row.limit);
  const open = onGrid(previousClose * Math.exp(gap), tick);
  const close = onGrid(previousClose * Math.exp(movement), tick);
  const reach = () => Math.abs(normal(noise)) * row.ownDeviation * 0.5;
  const top = previousClose * (1 + row.limit);
  const bottom = previousClose * (1 - row.limit);
  const high = onGrid(Math.min(top, Math.max(open, close) * (1 + reach())), tick);
  const low = onGrid(Math.max(bottom, Math.min(open, close) * (1 - reach())), tick);
  const volume = row.usualVolume * Math.exp(0.35 * normal(noise)) * (1 + 10 * Math.abs(movement));
  return [open, Math.max(high, open, close), Math.min(low, open, close), close, Math.round(volume)];
}
