import { useMemo } from 'react';
import { useMarketNow } from '../useMarketNow.ts';
import { sessionDayAt, type DayPart } from './sessionDay.ts';

const minuteMs = 60_000;

/**
 * The day of the exchange in the header's lower edge: its parts to scale, a tick for now, paler what is still to come.
 * Grey and without a tick while it is not known. It is drawn for the eye; the words are in the panel that it opens.
 */
export function SessionLine() {
  const { now, isTimeKnown, isAlwaysOpen } = useMarketNow();
  const minute = Math.floor(now / minuteMs);
  const day = useMemo(() => sessionDayAt(minute * minuteMs), [minute]);
  const isKnown = isTimeKnown && isAlwaysOpen !== undefined;
  return (
    <div
      aria-hidden="true"

      className="relative h-0.5 bg-border forced-colors:bg-system-text"
    >
      {isKnown && <DayBar day={day} isAlwaysOpen={isAlwaysOpen} />}
    </div>
  );
}

export interface DayBarProps {
  day: ReturnType<typeof sessionDayAt>;
  /** One part then, from end to end. */
  isAlwaysOpen: boolean;
}

/** The parts as wide as they are long; positions are per cent of the box, so that it needs no width of its own. */
export function DayBar({ day, isAlwaysOpen }: DayBarProps) {
  const { segments, nowRatio } = day;
  const [first] = segments;
  const last = segments.at(-1);
  const ratioOf = (instant: number) =>
    first && last ? (instant - first.startsAt) / (last.endsAt - first.startsAt) : 0;
  const isOver = first !== undefined && nowRatio === null && day.next !== first;

  return (
    <svg
      className="absolute inset-0 size-full overflow-visible"
      preserveAspectRatio="none"
      viewBox="0 0 1000 2"
    >
      {isAlwaysOpen && <rect width="1000" height="2" className="fill-accent" />}
      {!isAlwaysOpen &&
        segments.map(({ part, startsAt, endsAt }) => {
          const from = ratioOf(startsAt) * 1000;
          const to = ratioOf(endsAt) * 1000;
          const now = nowRatio === null ? (isOver ? 1000 : 0) : nowRatio * 1000;
          const split = Math.min(Math.max(now, from), to);
          return (
            <g key={part} className={partFill[part]} data-part={part}>
              <rect x={from} width={split - from} height="2" />
              <rect x={split} width={to - split} height="2" opacity="0.35" />
            </g>
          );
        })}
      {nowRatio !== null && (
        <rect data-now x={nowRatio * 1000 - 1} y="-2" width="2" height="6" className="fill-fg" />
      )}
    </svg>
  );
}

const partFill: Readonly<Record<DayPart, string>> = {
  block: 'fill-brass-line',
  preOpen: 'fill-chart-6',
  continuous: 'fill-accent',
  auction: 'fill-chart-2',
  postClose: 'fill-chart-6',
};
