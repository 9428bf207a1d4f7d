import { slot } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { ArrowLeftIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import type { DialogContentProps } from '@wealth/ui/modal';
import { StepLine } from '@wealth/ui/stepper';
import { toasts } from '@wealth/ui/toast';
import { useState } from 'react';
import { PasswordStep } from './PasswordStep.tsx';
import { PinStep } from './PinStep.tsx';

/** Set PIN in two steps: who it is, then the six digits. */
export function SetPin({ close }: DialogContentProps) {
  const t = useMessages('profile');
  const tErrors = useMessages('errors');
  const [step, setStep] = useState<'verifyPassword' | 'setPin'>('verifyPassword');
  const steps = { verify: t('verifyPassword'), set: t('setPin') };

  function finish() {
    toasts.show({ type: 'success', title: tErrors('pinSet') });
    close();
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-2">
        {step === 'setPin' && (
          <IconButton aria-label={t('back')} size="sm" onPress={() => setStep('verifyPassword')}>
            <ArrowLeftIcon size="sm" />
          </IconButton>
        )}
        <StepLine
          steps={[steps.verify, steps.set]}
          current={step === 'verifyPassword' ? 0 : 1}
          sentence={
            step === 'verifyPassword'
              ? t('stepOfPin', { ...steps, step: '1', verify: slot('present') })
              : t('stepOfPin', { ...steps, step: '2', set: slot('present') })
          }
        />
      </div>
      {step === 'verifyPassword' ? (
        <PasswordStep onVerified={() => setStep('setPin')} />
      ) : (
        <PinStep onSet={finish} onExpired={() => setStep('verifyPassword')} />
      )}
    </div>
  );
}
