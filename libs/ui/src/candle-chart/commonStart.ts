import type { CandleDrawing } from './candleDrawing.ts';

/** Where both sides of a comparison begin, with the close of each there. */
export interface CommonStart {
  index: number;
  share: number;
  other: number;
}

const aboveNought = (price: number | null | undefined) => (price && price > 0 ? price : null);

/**
 * The candle that both sides of a comparison begin at: the first one in sight of which both have a close.
 *
 * @param from - Index of the first candle in sight.
 * @returns null where there is none, or no comparison.
 */
export function commonStart(
  {
    candles,
    compared,
  }: Pick<CandleDrawing, 'compared'> & {
    candles: ReadonlyArray<Pick<CandleDrawing['candles'][number], 'close'>>;
  },
  from: number,
): CommonStart | null {
  for (let index = from; index < (compared?.length ?? 0); index += 1) {
    const share = aboveNought(candles[index]?.close);
    const other = aboveNought(compared?.[index]);
    if (share !== null && other !== null) return { index, share, other };
  }
  return null;
}
