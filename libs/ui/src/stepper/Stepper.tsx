import { stepsTexts } from '@wealth/i18n-locale/ui/steps';
import { CheckIcon } from '../icon/icons.ts';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';

const stepper = tv({
  slots: {
    root: 'flex max-tablet:gap-1.25',
    /** A bar on phones; from 768 px a circle, its name and the line to the next. */
    item: 'relative flex min-w-0 items-center gap-2.5 text-detail max-tablet:h-1.25 max-tablet:flex-1 max-tablet:rounded-full tablet:not-last:flex-1',
    circle:
      'grid size-7 shrink-0 place-items-center rounded-full border-check text-caption font-semibold max-tablet:sr-only',
    label: 'truncate max-tablet:sr-only tablet:shrink-0',
    line: 'mr-2.5 h-0.5 min-w-4 flex-1 max-tablet:hidden forced-colors:bg-system-text',
  },
  variants: {
    state: {
      done: {
        item: 'text-fg-muted max-tablet:bg-accent forced-colors:max-tablet:bg-system-highlight',
        circle: 'border-accent bg-accent-soft text-accent-text',
        label: 'font-medium',
        line: 'bg-accent',
      },
      now: {
        item: 'text-fg max-tablet:bg-accent forced-colors:max-tablet:bg-system-highlight',
        circle:
          'border-accent bg-accent text-on-accent forced-colors:border-system-highlight forced-colors:bg-system-highlight forced-colors:text-system-on-highlight forced-colors:forced-color-adjust-none',
        label: 'font-semibold',
        line: 'bg-border-strong',
      },
      next: {
        item: 'text-fg-subtle max-tablet:bg-border-strong forced-colors:max-tablet:border',
        circle: 'border-border-strong bg-surface text-fg-muted',
        label: 'font-medium',
        line: 'bg-border-strong',
      },
    },
  },
});

export interface StepperProps {
  /** Names the list for assistive technology; not shown. */
  'aria-label': string;
  /** Their names, in order. */
  steps: readonly string[];
  /** Counted from 0. A step past the last one marks all as done. */
  current: number;
}

function stateOf(step: number, current: number): 'done' | 'now' | 'next' {
  if (step === current) return 'now';
  return step < current ? 'done' : 'next';
}

/** Where a client stands in a form of several pages. Steps are not links: the buttons of the page lead on and back. */
export function Stepper({ steps, current, ...labelProps }: StepperProps) {
  const t = useUiText(stepsTexts);
  const slots = stepper();
  const nextLabel = steps[current + 1];
  return (
    <div>
      <div
        aria-hidden="true"
        className="mb-2 flex justify-between gap-3 text-detail text-fg-muted tablet:hidden"
      >
        <span className="whitespace-nowrap">
          {t('position', { step: Math.min(current + 1, steps.length), count: steps.length })}
        </span>
        <span className="truncate">
          {nextLabel === undefined ? t('last') : t('next', { label: nextLabel })}
        </span>
      </div>
      <ol {...labelProps} className={slots.root()}>
        {steps.map((label, index) => {
          const state = stateOf(index, current);
          const styles = stepper({ state });
          return (
            <li key={label} className={styles.item()} aria-current={state === 'now' ? 'step' : undefined}>
              <span className={styles.circle()}>
                {state === 'done' ? <CheckIcon size="xs" label={t('done')} /> : index + 1}
              </span>
              <span className={styles.label()}>{label}</span>
              {index < steps.length - 1 && <span aria-hidden="true" className={styles.line()} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
