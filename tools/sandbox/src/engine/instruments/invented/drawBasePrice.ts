import { calendarDay, tickSizeFor } from '@wealth/domain';
import Big from 'big.js';
import type { NoiseStream } from '../../noise/noise.ts';
import { choose } from '../../noise/choose.ts';

type Slab = readonly [share: number, from: number, to: number];

/** How often a price lies in each slab of the tick table, rupees. */
const slabsOfKnown: readonly Slab[] = [
  [0.24, 38, 250],
  [0.42, 250, 1_000],
  [0.26, 1_000, 5_000],
  [0.05, 5_000, 10_000],
  [0.02, 10_000, 20_000],
  [0.01, 20_000, 62_000],
];
const slabsOfMicro: readonly Slab[] = [
  [0.68, 2, 250],
  [0.225, 250, 1_000],
  [0.08, 1_000, 5_000],
  [0.01, 5_000, 10_000],
  [0.004, 10_000, 20_000],
  [0.001, 20_000, 30_000],
];

/** The slabs do not change by the day that names are drawn for: the newest are meant. */
const tickDay = calendarDay('2026-11-20');

/** Paise: the step inside each slab, asked once for its middle. */
const ticks = new Map(
  [...slabsOfKnown, ...slabsOfMicro].map((slab) => {
    const [, from, to] = slab;
    return [
      slab,
      tickSizeFor('share', Big((from + to) / 2), tickDay)
        .times(100)
        .toNumber(),
    ];
  }),
);

/** Rupees, on the tick grid: the slab by its share, and inside it small prices oftener than large ones. */
export function drawBasePrice(noise: NoiseStream, isMicro: boolean): number {
  const slab = choose(
    noise,
    (isMicro ? slabsOfMicro : slabsOfKnown).map((candidate) => [candidate[0], candidate] as const),
  );
  const [, from, to] = slab;
  const tick = ticks.get(slab) ?? 1;
  const paise = from * (to / from) ** noise() * 100;
  return (Math.round(paise / tick) * tick) / 100;
}
