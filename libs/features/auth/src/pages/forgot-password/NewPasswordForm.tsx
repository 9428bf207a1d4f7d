import { spacedMobile } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { AccountName, Form } from '@wealth/ui/form';
import { ArrowLeftIcon, SuccessIcon, TrustIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { PasswordField } from '@wealth/ui/password-field';
import { useId } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import type { NewPasswordValues } from '../../model/forgotPassword.ts';
import { passwordMinimum } from '../../model/passwordPair.ts';

export interface NewPasswordFormProps {
  form: UseFormReturn<NewPasswordValues>;
  /** The ten digits of the mobile that was verified. */
  mobile: string;
  isPending: boolean;
  onSubmit: (values: NewPasswordValues) => void;
  onBack: () => void;
}

/** Step 2: the new password, twice. */
export function NewPasswordForm({ form, mobile, isPending, onSubmit, onBack }: NewPasswordFormProps) {
  const t = useMessages('auth');
  const formId = useId();
  const { isSubmitted } = useFormState({ control: form.control });
  const password = useWatch({ control: form.control, name: 'password' });

  return (
    <Form
      form={form}
      id={formId}
      isPending={isPending}
      aria-label={t('resetPassword')}
      className="flex flex-col gap-4"
      onSubmit={onSubmit}
    >
      <AccountName value={mobile} />
      <p className="flex items-center gap-2">
        <span className="text-positive">
          <SuccessIcon size="sm" />
        </span>
        {t('verifiedMobile', { mobile: `+91 ${spacedMobile(mobile)}` })}
      </p>
      <PasswordField
        name="password"
        label={t('newPassword')}
        description={t('newPasswordHint')}
        successMessage={password.length >= passwordMinimum ? t('newPasswordHint') : undefined}
        autoComplete="new-password"
        autoFocus
        enterKeyHint="next"
        onChange={() => {
          if (isSubmitted) void form.trigger('confirmPassword');
        }}
      />
      <PasswordField
        name="confirmPassword"
        label={t('confirmPassword')}
        autoComplete="new-password"
        enterKeyHint="done"
      />
      <Note icon={<TrustIcon size="sm" />}>{t('resetEndsSessions')}</Note>
      <OverlayFooter isOnPhoneOnly>
        <div className="flex flex-wrap items-center justify-between gap-3 max-tablet:flex-wrap-reverse max-tablet:*:grow">
          <Button variant="ghost" icon={<ArrowLeftIcon size="sm" />} onPress={onBack}>
            {t('back')}
          </Button>
          <Button type="submit" form={formId} isPending={isPending}>
            {t('resetPassword')}
          </Button>
        </div>
      </OverlayFooter>
    </Form>
  );
}
