export interface ProgressMeterProps {
  label: string;
  value: number;
  /** More than zero. */
  target: number;
  /** How far it is, in words. */
  valueText: string;
}

/** How much of a goal is reached, beside the words that say the same. */
export function ProgressMeter({ label, value, target, valueText }: ProgressMeterProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={target}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className="h-1.25 w-14 shrink-0 overflow-hidden rounded-full bg-surface-sunken forced-colors:border"
    >
      <div
        className="h-full rounded-full bg-accent forced-colors:bg-system-highlight"
        style={{ width: `${(value / target) * 100}%` }}
      />
    </div>
  );
}
