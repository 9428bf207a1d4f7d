import { zodResolver } from '@hookform/resolvers/zod';
import type { ApiError } from '@wealth/api-sdk';
import { useChangePassword } from '@wealth/api-sdk/auth';
import type { MessageRef } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { NewPasswordFields } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { useRequestClose } from '@wealth/ui/close-guard';
import { Form, hasFieldFor, setServerErrors } from '@wealth/ui/form';
import { LogoutIcon } from '@wealth/ui/icon';
import type { DialogContentProps } from '@wealth/ui/modal';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { PasswordField } from '@wealth/ui/password-field';
import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { HiddenUsername } from '../../components/HiddenUsername.tsx';
import {
  changePasswordSchema,
  emptyChangePassword,
  fieldOf,
  toChangePasswordBody,
} from '../../model/changePassword.ts';

/** What the server says of a field by a code, in words of ours; what it says otherwise stands as it comes. */
const refusals = new Map<string, MessageRef>([
  ['incorrect', 'errors.incorrectPassword'],
  ['same', 'profile.newPasswordSame'],
]);

/** Change Password: when it succeeds the session ends, here and on every other device. */
export function ChangePassword({ close }: DialogContentProps) {
  const t = useMessages('profile');
  const session = useSession();
  const requestClose = useRequestClose();
  const formId = useId();
  const form = useForm({ resolver: zodResolver(changePasswordSchema), defaultValues: emptyChangePassword });
  const { isSubmitted } = useFormState({ control: form.control });
  const change = useChangePassword({
    mutation: {
      meta: { claims: ({ fieldErrors }: ApiError) => hasFieldFor(fieldErrors, fieldOf) },
      onSuccess: () => {
        close();
        session.endSession('passwordChanged');
      },
      onError: (error) => {
        console.warn('The password could not be changed.', error);
        setServerErrors(form, error.fieldErrors, {
          fieldOf,
          messageOf: ({ code, message }) => refusals.get(code) ?? message,
        });
      },
    },
  });

  return (
    <Form
      form={form}
      id={formId}
      aria-label={t('changePassword')}
      className="flex flex-col gap-4"
      isPending={change.isPending}
      onSubmit={(values) => change.mutate({ data: toChangePasswordBody(values) })}
    >
      <HiddenUsername />
      <p className="text-fg-muted">{t('changePasswordHint')}</p>
      <PasswordField
        name="currentPassword"
        label={t('currentPassword')}
        autoComplete="current-password"
        autoFocus
        onChange={() => {
          if (isSubmitted) void form.trigger('newPassword');
        }}
      />
      <NewPasswordFields name="newPassword" label={t('newPassword')} confirmLabel={t('confirmPassword')} />
      <Note icon={<LogoutIcon size="sm" />}>{t('changePasswordSignsOut')}</Note>
      <OverlayFooter>
        <Button variant="secondary" onPress={requestClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" form={formId} isPending={change.isPending}>
          {t('changePassword')}
        </Button>
      </OverlayFooter>
    </Form>
  );
}
