import { zodResolver } from '@hookform/resolvers/zod';
import { useChangePassword } from '@wealth/api-sdk/auth';
import { useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { Form } from '@wealth/ui/form';
import { LogoutIcon } from '@wealth/ui/icon';
import type { LazyDialogContentProps } from '@wealth/ui/modal';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { PasswordField } from '@wealth/ui/password-field';
import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import {
  changePasswordSchema,
  emptyChangePassword,
  toChangePasswordBody,
} from '../../model/changePassword.ts';

/** Change Password, product.md §2: when it succeeds the session ends, here and on every other device. */
export function ChangePassword({ close }: LazyDialogContentProps) {
  const t = useMessages('profile');
  const session = useSession();
  const formId = useId();
  const form = useForm({ resolver: zodResolver(changePasswordSchema), defaultValues: emptyChangePassword });
  const { isSubmitted } = useFormState({ control: form.control });
  const change = useChangePassword({
    mutation: {
      onSuccess: () => {
        close();
        session.endSession('passwordChanged');
      },
      onError: (error) => console.warn('The password could not be changed.', error),
    },
  });

  return (
    <Form
      form={form}
      id={formId}
      aria-label={t('changePassword')}
      errorText={(message) => (t.isPlainKey(message) ? t(message) : message)}
      className="flex flex-col gap-4"
      onSubmit={(values) => {
        if (!change.isPending) change.mutate({ data: toChangePasswordBody(values) });
      }}
    >
      <p className="text-fg-muted">{t('changePasswordHint')}</p>
      <PasswordField
        name="currentPassword"
        label={t('currentPassword')}
        autoComplete="current-password"
        autoFocus
      />
      <PasswordField
        name="newPassword"
        label={t('newPassword')}
        autoComplete="new-password"
        onChange={() => {
          if (isSubmitted) void form.trigger('confirmPassword');
        }}
      />
      <PasswordField name="confirmPassword" label={t('confirmPassword')} autoComplete="new-password" />
      <Note icon={<LogoutIcon size="sm" />}>{t('changePasswordSignsOut')}</Note>
      <OverlayFooter>
        <Button variant="secondary" onPress={close}>
          {t('cancel')}
        </Button>
        <Button type="submit" form={formId} isPending={change.isPending}>
          {t('changePassword')}
        </Button>
      </OverlayFooter>
    </Form>
  );
}
