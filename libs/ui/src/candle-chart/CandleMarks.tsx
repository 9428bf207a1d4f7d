import type { DrawnMark } from './candleDrawing.ts';

/** Of many in one candle so many are written: the table has all. */
const mostLines = 6;

/** What happened at the candle under the crosshair, over the drawing. The slider says the same in words. */
export function CandleMarks({ marks }: { marks: readonly DrawnMark[] | undefined }) {
  if (!marks) return null;
  const lines = marks.slice(0, mostLines);
  const unseen = marks.length - lines.length;
  return (
    <ul
      aria-hidden="true"
      className="pointer-events-none absolute top-1 left-1 z-10 grid max-w-3/4 gap-0.5 rounded-control-inner border border-border bg-surface px-2 py-1 text-caption tabular-nums"
    >
      {lines.map(({ letter, label, side }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Equal trades of one candle stand side by side
        <li key={at} className="flex gap-1.5">
          <span className="font-semibold whitespace-nowrap">
            {side === undefined ? letter : `${side === 'buy' ? '▲' : '▼'} ${letter}`}
          </span>
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </li>
      ))}
      {unseen > 0 && <li>+{unseen}</li>}
    </ul>
  );
}
