import { splitAtSlots } from '@wealth/i18n-locale';
import { Fragment } from 'react';
import { tv } from '../internal/tv.ts';

// Forced colours take the shades away: what is done is filled there, what is to do is a frame.
const bar = tv({
  base: 'h-1 flex-1 rounded-full',
  variants: {
    isReached: {
      true: 'bg-accent forced-colors:bg-system-highlight',
      false: 'bg-border-strong forced-colors:border',
    },
  },
});

export interface StepLineProps {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
  /** Says where the client is; the place of the present step is a `slot` of the message. It is read out as it changes. */
  sentence: string;
}

/** Where a client stands in a dialog of two or three steps: a bar for each, and the sentence that says the same. */
export function StepLine({ steps, current, sentence }: StepLineProps) {
  return (
    <div className="flex w-full min-w-0 flex-col gap-2">
      <div aria-hidden="true" className="flex gap-1">
        {steps.map((step, index) => (
          <span key={step} className={bar({ isReached: index <= current })} />
        ))}
      </div>
      <p role="status" className="text-caption text-fg-muted">
        {splitAtSlots(sentence).map(({ kind, value }) =>
          kind === 'slot' ? (
            <strong key={value} className="font-semibold text-fg">
              {steps[current]}
            </strong>
          ) : (
            <Fragment key={value}>{value}</Fragment>
          ),
        )}
      </p>
    </div>
  );
}
