import { useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import type { LazyDialogContentProps } from '@wealth/ui/modal';
import { toasts } from '@wealth/ui/toast';
import { useState } from 'react';
import { PasswordStep } from './PasswordStep.tsx';
import { PinStep } from './PinStep.tsx';
import { StepLine, type StepLineProps } from './StepLine.tsx';

/** Set PIN in two steps, product.md §2: who it is, then the six digits. */
export function SetPin({ close }: LazyDialogContentProps) {
  const tErrors = useMessages('errors');
  const session = useSession();
  const [step, setStep] = useState<StepLineProps['step']>('verifyPassword');

  function finish() {
    toasts.show({ type: 'success', title: tErrors('pinSet') });
    void session.refreshProfile();
    close();
  }

  return (
    <div className="flex flex-col gap-5">
      <StepLine step={step} />
      {step === 'verifyPassword' ? (
        <PasswordStep onVerified={() => setStep('setPin')} />
      ) : (
        <PinStep onSet={finish} onExpired={() => setStep('verifyPassword')} />
      )}
    </div>
  );
}
