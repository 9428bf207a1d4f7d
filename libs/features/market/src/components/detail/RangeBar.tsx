import { useFormats } from '@wealth/i18n-locale-react';

export interface RangeBarProps {
  /** "Day", "52 weeks". */
  label: string;
  /** Rupees per unit. */
  low: number;
  high: number;
  price: number;
  /** At the right of the label. */
  note?: string;
}

/** Where in a range a price stands, 0 to 100; a range of nothing has it in the middle. */
export function placeInRange(low: number, high: number, price: number): number {
  const percent = high > low ? ((price - low) / (high - low)) * 100 : 50;
  return Math.min(100, Math.max(0, percent));
}

/** A price between the lowest and the highest, as a bar and in words. */
export function RangeBar({ label, low, high, price, note }: RangeBarProps) {
  const formats = useFormats();
  return (
    <dl className="grid min-w-0 gap-2 text-caption">
      <div className="flex flex-wrap justify-between gap-x-3 text-fg-muted">
        <dt className="text-detail">{label}</dt>
        {note !== undefined && <dd>{note}</dd>}
      </div>
      <div aria-hidden="true" className="relative h-1 rounded-full bg-border-strong forced-colors:border">
        <span
          className="absolute -top-1 h-3 w-0.5 -translate-x-1/2 bg-fg forced-colors:bg-system-text"
          style={{ left: `${placeInRange(low, high, price)}%` }}
        />
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 tabular-nums">
        <dd>{formats.price(low)}</dd>
        <dd>{formats.price(high)}</dd>
      </div>
    </dl>
  );
}
