import { useMessages } from '@wealth/i18n-locale-react';
import { slot, splitAtSlots } from '../../model/messageSlots.ts';

export type Step = 'verification' | 'resetPassword';

// Forced colours take the shades away: what is done is filled there, what is to do is a frame.
const done = 'h-1 rounded-full bg-accent forced-colors:bg-system-highlight';
const toDo = 'h-1 rounded-full bg-border-strong forced-colors:border';

/** Where the visitor is: two bars, and the sentence that says the same. */
export function StepLine({ step }: { step: Step }) {
  const t = useMessages('auth');
  const isSecond = step === 'resetPassword';
  const sentence = t(isSecond ? 'stepResetPassword' : 'stepVerification', { current: slot('current') });

  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden="true" className="grid grid-cols-2 gap-1">
        <span className={done} />
        <span className={isSecond ? done : toDo} />
      </div>
      <p role="status" className="text-caption text-fg-muted">
        {splitAtSlots(sentence).map(({ kind, value }) =>
          kind === 'slot' ? (
            <strong key={value} className="font-semibold text-fg">
              {t(step)}
            </strong>
          ) : (
            value
          ),
        )}
      </p>
    </div>
  );
}
