import { tv, type VariantProps } from '../internal/tv.ts';

const meter = tv({
  slots: {
    track: 'overflow-hidden rounded-full bg-surface-sunken forced-colors:border',
    bar: 'h-full origin-left bg-accent transition-transform duration-base forced-colors:bg-system-highlight',
  },
  variants: {
    size: { sm: { track: 'h-1' }, md: { track: 'h-1.25' } },
  },
  defaultVariants: { size: 'md' },
});

export interface ProgressMeterProps {
  /** Names what gets on. */
  label: string;
  value: number;
  /** What is the whole. More than zero. @default 100 */
  target?: number;
  /** How far it is, in words. They stand beside it too: assistive technology reads them here. */
  valueText: string;
  /** @default 'md' — 5 px; 'sm' is 4 px, for a line of small text. */
  size?: VariantProps<typeof meter>['size'];
}

/** How much of a known whole is done: of a file, of a goal. As wide as its place. */
export function ProgressMeter({ label, value, target = 100, valueText, size }: ProgressMeterProps) {
  const { track, bar } = meter({ size });
  const share = Math.min(Math.max(value / target, 0), 1);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={target}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={track()}
    >
      <div className={bar()} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
