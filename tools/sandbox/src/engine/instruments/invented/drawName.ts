import type { Sector } from '@wealth/domain';
import { noiseAt } from '../../noise/noise.ts';
import { businesses, sectorShares, type Business } from './businesses.ts';
import { syllables } from './syllables.ts';

export interface GeneratedName {
  symbol: string;
  name: string;
  sector: Sector;
  activity: string;
}

type ShareSector = (typeof sectorShares)[number][0];

const { first, second, third } = syllables;
const stemCount = first.length * second.length * third.length;
/** Shares no factor with the number of stems: the walk meets each stem once, and neighbours are unlike. */
const stride = 2741;
/** Every eighth issuer is of the group of the one this many places before: the same stem, another sector. */
const groupEvery = 8;
const groupDistance = 4;
const longestSymbol = 10;

function stemAt(place: number): string {
  const at = (place * stride) % stemCount;
  const end = third[at % third.length] ?? '';
  const middle = second[Math.floor(at / third.length) % second.length] ?? '';
  const start = first[Math.floor(at / (third.length * second.length))] ?? '';
  return `${start}${middle}${end}`;
}

/** @param chance - From 0 (inclusive) to 1 (exclusive). */
export function pick<Item>(items: readonly Item[], chance: number): Item {
  const item = items[Math.floor(chance * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** Each sector as often as its share of a hundred. */
const sectorDraw: readonly ShareSector[] = sectorShares.flatMap(([sector, count]) =>
  Array.from({ length: count }, () => sector),
);

function symbolsOf(stem: string, [, , suffix]: Business, isPlain: boolean): string[] {
  const letters = stem.toUpperCase();
  const room = longestSymbol - suffix.length;
  const composed = [7, 6, 5, 4].map((length) => `${letters.slice(0, Math.min(length, room))}${suffix}`);
  return isPlain ? [letters, ...composed] : composed;
}

/**
 * Invents names and symbols, always the same ones: stems from invented syllables, followed by a line of
 * business.
 *
 * @param taken - Symbols that are in use.
 * @throws RangeError when all spellings of a symbol are taken: there are too many issuers for the syllables.
 */
export function createNameDraw(taken: ReadonlySet<string>): (index: number) => GeneratedName {
  const used = new Set(taken);
  const sectorsByIndex: ShareSector[] = [];
  return (index) => {
    const isSecond = index % groupEvery === groupEvery - 1;
    const stem = stemAt(isSecond ? index - groupDistance : index);
    const drawn = pick(sectorDraw, noiseAt(index * 7 + 1));
    const isTaken = isSecond && sectorsByIndex[index - groupDistance] === drawn;
    const sector = isTaken ? otherSector(drawn) : drawn;
    sectorsByIndex[index] = sector;
    const business = pick(businesses[sector], noiseAt(index * 7 + 2));
    const isPlain = !isSecond && noiseAt(index * 7 + 3) < 0.45;
    const symbol = symbolsOf(stem, business, isPlain).find((candidate) => !used.has(candidate));
    if (symbol === undefined) throw new RangeError(`no symbol is free for ${stem}`);
    used.add(symbol);
    return { symbol, name: `${stem} ${business[0]}`, sector, activity: business[1] };
  };
}

function otherSector(sector: ShareSector): ShareSector {
  return sector === 'Financials' ? 'Infrastructure' : 'Financials';
}
