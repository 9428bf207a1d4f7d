export type SessionBarPart = 'block' | 'preOpen' | 'continuous' | 'closingAuction' | 'postClose';

export interface SessionBarProps {
  /** The parts of the day in order of time; instants in epoch milliseconds. */
  segments: ReadonlyArray<{ part: SessionBarPart; startsAt: number; endsAt: number }>;
  /** Epoch milliseconds of the server's clock. */
  now: number;
  /** One part then, from end to end. @default false */
  isAlwaysOpen?: boolean;
}

const partFill: Readonly<Record<SessionBarPart, string>> = {
  block: 'fill-brass-line',
  preOpen: 'fill-chart-6',
  continuous: 'fill-accent',
  closingAuction: 'fill-chart-2',
  postClose: 'fill-chart-6',
};

/** Where an instant stands between the first and the last of the segments: 0 to 1, further where it is outside. */
export function scaleOf(segments: SessionBarProps['segments']): (instant: number) => number {
  const from = segments[0]?.startsAt ?? 0;
  const to = segments.at(-1)?.endsAt ?? 1;
  return (instant) => (instant - from) / (to - from);
}

/**
 * A day of the exchange as a line: its parts as wide as they are long, paler what is still to come, a tick for now. Drawn
 * for the eye, over its whole positioned parent: the words stand beside it.
 */
export function SessionBar({ segments, now, isAlwaysOpen = false }: SessionBarProps) {
  const ratioOf = scaleOf(segments);
  const nowAt = ratioOf(now) * 1000;
  const done = Math.min(Math.max(nowAt, 0), 1000);
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
      preserveAspectRatio="none"
      viewBox="0 0 1000 2"
    >
      {isAlwaysOpen && <rect width="1000" height="2" className="fill-accent" />}
      {!isAlwaysOpen &&
        segments.map(({ part, startsAt, endsAt }) => {
          const from = ratioOf(startsAt) * 1000;
          const to = ratioOf(endsAt) * 1000;
          const split = Math.min(Math.max(done, from), to);
          return (
            <g key={part} className={partFill[part]} data-part={part}>
              <rect x={from} width={split - from} height="2" />
              <rect x={split} width={to - split} height="2" opacity="0.35" />
            </g>
          );
        })}
      {segments.length > 0 && nowAt >= 0 && nowAt < 1000 && (
        <rect data-now x={nowAt - 1} y="-2" width="2" height="6" className="fill-fg" />
      )}
    </svg>
  );
}
