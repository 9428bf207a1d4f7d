import { zodResolver } from '@hookform/resolvers/zod';
import { useVerifyPassword } from '@wealth/api-sdk/client';
import type { ApiError } from '@wealth/api-sdk';
import type { MessageRef } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Form } from '@wealth/ui/form';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { PasswordField } from '@wealth/ui/password-field';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { HiddenUsername } from '../../components/HiddenUsername.tsx';
import { passwordCheckSchema, toPasswordVerifyBody } from '../../model/setPin.ts';

const incorrect: MessageRef = 'errors.incorrectPassword';

/** A wrong password is 400, never 401; what is locked or out of order has its toast. */
function isWrongPassword({ status }: Pick<ApiError, 'status'>): boolean {
  return status === 400;
}

export interface PasswordStepProps {
  onVerified: () => void;
}

/** Step 1: the password that the client signs in with. */
export function PasswordStep({ onVerified }: PasswordStepProps) {
  const t = useMessages('profile');
  const formId = useId();
  const form = useForm({ resolver: zodResolver(passwordCheckSchema), defaultValues: { password: '' } });
  const verify = useVerifyPassword({
    mutation: {
      meta: { claims: isWrongPassword },
      onSuccess: onVerified,
      onError: (error) => {
        if (isWrongPassword(error)) form.setError('password', { message: incorrect }, { shouldFocus: true });
      },
    },
  });

  return (
    <Form
      form={form}
      id={formId}
      aria-label={t('verifyPassword')}
      className="flex flex-col gap-5"
      isPending={verify.isPending}
      onSubmit={(values) => verify.mutate({ data: toPasswordVerifyBody(values) })}
    >
      <HiddenUsername />
      <div>
        <h3 className="text-title">{t('verifyPassword')}</h3>
        <p className="text-fg-muted">{t('enterPassword')}</p>
      </div>
      <PasswordField name="password" label={t('password')} autoComplete="current-password" autoFocus />
      <OverlayFooter isOnPhoneOnly>
        <Button type="submit" form={formId} isFullWidth isPending={verify.isPending}>
          {t('verify')}
        </Button>
      </OverlayFooter>
    </Form>
  );
}
