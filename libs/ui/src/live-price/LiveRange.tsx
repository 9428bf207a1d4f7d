import type { LiveSource } from './liveSource.ts';
import { useLiveCell } from './useLiveCell.ts';

/** Where a price stands between two others. */
export interface RangeReading {
  /** In the unit of the others. */
  low: number;
  high: number;
  price: number;
  /** Says all three, for who does not see the bar; also its tooltip. */
  text: string;
}

export interface LiveRangeProps {
  source: LiveSource<RangeReading>;
}

/** Percent of the way from low to high, in tenths; a range of nothing, or of no numbers, has it in the middle. */
function placeOf({ low, high, price }: Omit<RangeReading, 'text'>): number {
  const percent = ((price - low) / (high - low)) * 100;
  return Number.isFinite(percent) ? Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10 : 50;
}

/** A range as a bar in a row, with a mark that moves: a tick writes one style and one text, and renders nothing. */
export function LiveRange({ source }: LiveRangeProps) {
  const element = useLiveCell<RangeReading>({
    source,
    write(target, next) {
      const mark = target.querySelector<HTMLElement>('[data-mark]');
      const left = `${placeOf(next)}%`;
      if (mark && mark.style.left !== left) mark.style.left = left;
      if (target.title !== next.text) {
        target.title = next.text;
        const words = target.querySelector('[data-words]')?.firstChild;
        if (words) words.nodeValue = next.text;
      }
    },
  });
  const first = source.read();
  return (
    <span ref={element} title={first.text} className="figure inline-block w-full min-w-12 align-middle">
      <span
        aria-hidden="true"
        className="relative block h-1 rounded-full bg-border-strong forced-colors:border"
      >
        <span
          data-mark=""
          className="absolute -top-1 h-3 w-0.5 -translate-x-1/2 bg-fg forced-colors:bg-system-text"
          style={{ left: `${placeOf(first)}%` }}
        />
      </span>
      <span data-words="" className="sr-only">
        {first.text}
      </span>
    </span>
  );
}
