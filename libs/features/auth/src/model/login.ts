import type { MessageRef } from '@wealth/i18n-locale';
import type { FieldErrors, Resolver } from 'react-hook-form';

export interface LoginValues {
  username: string;
  password: string;
  rememberMe: boolean;
}

export const emptyLogin: LoginValues = { username: '', password: '', rememberMe: false };

const messages = {
  username: 'login.usernameRequired',
  password: 'login.passwordRequired',
} as const satisfies Record<string, MessageRef>;

/**
 * Both fields are required. The messages are keys of the catalogue. Written out, since a library for
 * two required fields would be a tenth of what the first page loads.
 */
export const loginResolver: Resolver<LoginValues> = (values) => {
  const errors: FieldErrors<LoginValues> = {};
  for (const field of ['username', 'password'] as const) {
    if (values[field] === '') errors[field] = { type: 'required', message: messages[field] };
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
