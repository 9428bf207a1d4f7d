import { passwordMinimum, spacedMobile } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { NewPasswordFields } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { AccountName, Form } from '@wealth/ui/form';
import { ArrowLeftIcon, SuccessIcon, TrustIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { NewPasswordValues } from '../../model/forgotPassword.ts';

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
      <NewPasswordFields
        name="password"
        label={t('newPassword')}
        description={t('newPasswordHint')}
        successMessage={password.length >= passwordMinimum ? t('newPasswordHint') : undefined}
        autoFocus
        confirmLabel={t('confirmPassword')}
        enterKeyHints={['next', 'done']}
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
