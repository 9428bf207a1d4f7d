import { useMessages } from '@wealth/i18n-locale-react';

export interface StepLineProps {
  step: 'verifyPassword' | 'setPin';
}

/** Where the client is: two bars, and the sentence that says the same. */
export function StepLine({ step }: StepLineProps) {
  const t = useMessages('profile');
  const isSecond = step === 'setPin';
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden="true" className="grid grid-cols-2 gap-1">
        <span className="h-1 rounded-full bg-accent" />
        <span className={isSecond ? 'h-1 rounded-full bg-accent' : 'h-1 rounded-full bg-border-strong'} />
      </div>
      <p role="status" className="text-caption text-fg-muted">
        {t(isSecond ? 'stepSetPin' : 'stepVerifyPassword')}
      </p>
    </div>
  );
}
