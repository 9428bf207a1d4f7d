import { useMessages } from '@wealth/i18n-locale-react';

export interface StepLineProps {
  step: 'verifyPassword' | 'setPin';
}

// Forced colours take the shades away: what is done is filled there, what is to do is a frame.
const done = 'h-1 rounded-full bg-accent forced-colors:bg-system-highlight';
const toDo = 'h-1 rounded-full bg-border-strong forced-colors:border';

/** Where the client is: two bars, and the sentence that says the same. */
export function StepLine({ step }: StepLineProps) {
  const t = useMessages('profile');
  const isSecond = step === 'setPin';
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden="true" className="grid grid-cols-2 gap-1">
        <span className={done} />
        <span className={isSecond ? done : toDo} />
      </div>
      <p role="status" className="text-caption text-fg-muted">
        {t(isSecond ? 'stepSetPin' : 'stepVerifyPassword')}
      </p>
    </div>
  );
}
