import { Unmasked } from '@wealth/parts';

export interface MeterProps {
  /** What the whole width is, rupees. */
  whole: number;
  call: number;
  now: number;
  /** What it would be after a fall; none when absent. */
  fallen?: number;
}

const placeOf = (rupees: number, whole: number) =>
  `${whole <= 0 ? 0 : Math.min(100, Math.max(0, (rupees / whole) * 100))}%`;

/** The value after haircut beside the level of a margin call; the figures beside it say the same. */
export function Meter({ whole, call, now, fallen }: MeterProps) {
  return (
    <Unmasked instead={<div className="h-8" />}>
      <div aria-hidden="true" className="relative h-8 overflow-hidden rounded-control bg-surface-sunken">
        <span
          className="absolute inset-y-0 left-0 bg-accent-soft bar-kept"
          style={{ width: placeOf(now, whole) }}
        />
        <span
          className="absolute inset-y-0 left-0 bg-negative-soft bar-kept"
          style={{ width: placeOf(call, whole) }}
        />
        {fallen !== undefined && (
          <span
            className="absolute inset-y-0 w-0.5 bg-brass bar-kept"
            style={{ left: placeOf(fallen, whole) }}
          />
        )}
        <span
          className="absolute inset-y-0 w-0.5 bg-negative bar-kept"
          style={{ left: placeOf(call, whole) }}
        />
        <span className="absolute inset-y-0 w-0.5 bg-fg bar-kept" style={{ left: placeOf(now, whole) }} />
      </div>
    </Unmasked>
  );
}
