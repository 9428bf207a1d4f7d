import type { ChangePasswordBody } from '@wealth/api-sdk/model';
import { hashSecret } from '@wealth/api-sdk/secret';
import { isRepeated, passwordMinimum } from '@wealth/domain';
import { messageRefs } from '@wealth/i18n-locale';
import * as z from 'zod/mini';

const key = messageRefs('profile');

/** What a change of the password asks for. The messages are keys of the catalogue. */
export const changePasswordSchema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, key('currentPasswordRequired'))),
    newPassword: z
      .string()
      .check(
        z.minLength(1, key('newPasswordRequired')),
        z.minLength(passwordMinimum, key('passwordMinimum')),
      ),
    confirmPassword: z.string().check(z.minLength(1, key('confirmPasswordRequired'))),
  })
  .check(
    z.refine(({ currentPassword, newPassword }) => newPassword === '' || newPassword !== currentPassword, {
      error: key('newPasswordSame'),
      path: ['newPassword'],
    }),
    z.refine(({ newPassword, confirmPassword }) => isRepeated(newPassword, confirmPassword), {
      error: key('passwordsMustMatch'),
      path: ['confirmPassword'],
    }),
  );

export type ChangePasswordValues = z.infer<typeof changePasswordSchema>;

export const emptyChangePassword: ChangePasswordValues = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

export type ChangePasswordField = keyof ChangePasswordValues;

const fieldOfWire = new Map<string, ChangePasswordField>([
  ['old_password', 'currentPassword'],
  ['new_password', 'newPassword'],
]);

/** The field of the form that holds a field of the request; null for one that has none. */
export function fieldOf(wireName: string): ChangePasswordField | null {
  return fieldOfWire.get(wireName) ?? null;
}

/** Passwords go hashed and exactly as typed, spaces included. */
export function toChangePasswordBody(values: ChangePasswordValues): ChangePasswordBody {
  return { old_password: hashSecret(values.currentPassword), new_password: hashSecret(values.newPassword) };
}
