import { zodResolver } from '@hookform/resolvers/zod';
import { useResetPassword } from '@wealth/api-sdk/auth';
import { useRequestCode } from '@wealth/api-sdk/client';
import { slot, type PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { useCloseGuard, useRequestClose } from '@wealth/ui/close-guard';
import { hasTyped } from '@wealth/ui/form';
import type { DialogContentProps } from '@wealth/ui/modal';
import { StepLine } from '@wealth/ui/stepper';
import { toasts } from '@wealth/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  emptyNewPassword,
  emptyVerification,
  newPasswordSchema,
  toResetBody,
  toVerifyBody,
  verificationSchema,
} from '../../model/forgotPassword.ts';
import { carriedMobile } from '../carriedMobile.ts';
import { fillSignInName } from '../signInName.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useCodeRequest } from './useCodeRequest.ts';
import { VerificationForm } from './VerificationForm.tsx';

const verificationFailed: PlainMessageKey<'errors'> = 'verificationFailed';
const resetFailed: PlainMessageKey<'errors'> = 'passwordResetFailed';

/** The grant of a verified code is used up, has expired or belongs to another mobile. */
const noGrantStatus = 403;

/**
 * Forgot Password in two steps. Both forms live here, so that going back and forth, and every failure, keeps what was
 * typed; a code is good for one verification only and is asked for again.
 */
export function ForgotPassword({ close }: DialogContentProps) {
  const t = useMessages('auth');
  const tErrors = useMessages('errors');
  const verification = useForm({
    resolver: zodResolver(verificationSchema),
    defaultValues: { ...emptyVerification, mobile: carriedMobile() },
  });
  const newPassword = useForm({ resolver: zodResolver(newPasswordSchema), defaultValues: emptyNewPassword });
  const [verifiedMobile, setVerifiedMobile] = useState<string | null>(null);
  const [isReturn, setIsReturn] = useState(false);
  const requestClose = useRequestClose();
  // Besides what stands in the form of the step: the verified code, and new passwords that wait in the other form.
  useCloseGuard(() => verifiedMobile !== null || hasTyped(newPassword));
  const codeRequest = useCodeRequest();
  const verify = useRequestCode({ mutation: { meta: { errorTitle: verificationFailed } } });
  const reset = useResetPassword({
    mutation: {
      meta: { errorTitle: resetFailed },
      onSuccess: (_answer, { data }) => {
        fillSignInName(data.username);
        toasts.show({ type: 'success', title: tErrors('passwordReset') });
        close();
      },
      onError: ({ status }) => {
        if (status === noGrantStatus) returnToVerification();
      },
    },
  });

  function returnToVerification() {
    verification.resetField('code');
    setIsReturn(true);
    setVerifiedMobile(null);
  }

  return (
    <div className="flex flex-col gap-4">
      <StepLine
        steps={[t('verification'), t('resetPassword')]}
        current={verifiedMobile === null ? 0 : 1}
        sentence={t(verifiedMobile === null ? 'stepVerification' : 'stepResetPassword', {
          current: slot('current'),
        })}
      />
      {verifiedMobile === null ? (
        <VerificationForm
          form={verification}
          codeRequest={codeRequest}
          isPending={verify.isPending}
          isReturn={isReturn}
          onCancel={requestClose}
          onSubmit={(values) => {
            verify.mutate(
              { data: toVerifyBody(values) },
              { onSuccess: () => setVerifiedMobile(values.mobile) },
            );
          }}
        />
      ) : (
        <NewPasswordForm
          form={newPassword}
          mobile={verifiedMobile}
          isPending={reset.isPending}
          onBack={returnToVerification}
          onSubmit={(values) => {
            reset.mutate({ data: toResetBody(verifiedMobile, values) });
          }}
        />
      )}
    </div>
  );
}
