import type { FieldStatus } from '../internal/fieldStyles.ts';
import { tv } from '../internal/tv.ts';

const styles = tv({
  slots: {
    row: 'flex justify-center gap-2 tablet:gap-2.5',
    cell: 'grid h-14 w-12 min-w-0 shrink place-items-center rounded-control border bg-surface text-heading text-fg transition-colors duration-fast',
    dot: 'size-2.5 rounded-full bg-fg forced-colors:bg-system-text',
    caret: 'invisible h-5.5 w-px bg-accent group-has-[input:focus]/pin:visible forced-colors:bg-system-text',
  },
  variants: {
    status: {
      neutral: { cell: 'border-border-control' },
      success: { cell: 'border-positive' },
      error: { row: 'motion-safe:animate-shake', cell: 'border-negative' },
      disabled: {
        cell: 'border-border bg-surface-sunken text-fg-subtle forced-colors:border-system-disabled',
        dot: 'bg-fg-subtle forced-colors:bg-system-disabled',
      },
    },
    isCurrent: {
      true: {
        cell: 'group-has-[input:focus]/pin:border-accent group-has-[input:focus]/pin:halo forced-colors:group-has-[input:focus]/pin:outline-2 forced-colors:group-has-[input:focus]/pin:outline-system-highlight',
      },
    },
    isPending: { true: { cell: 'bg-surface-sunken' } },
  },
});

interface PinCellsProps {
  digits: string;
  length: number;
  isMasked: boolean;
  isPending: boolean;
  status: FieldStatus;
  errorMessage?: string;
}

/** What a PIN looks like. The input over it is what the client uses. */
export function PinCells({ digits, length, isMasked, isPending, status, errorMessage }: PinCellsProps) {
  const { row, cell, dot, caret } = styles({ status });
  const current = isPending ? -1 : Math.min(digits.length, length - 1);
  return (
    // A new reason shakes the cells once more.
    <div key={errorMessage} aria-hidden className={row()}>
      {Array.from({ length }, (_, place) => {
        const digit = digits[place];
        return (
          <span key={place} className={cell({ status, isCurrent: place === current, isPending })}>
            {digit === undefined && place === current && <span className={caret()} />}
            {digit !== undefined && (isMasked ? <span className={dot()} /> : digit)}
          </span>
        );
      })}
    </div>
  );
}
