import { describe, expect, it } from 'vitest';
import {
  emptyRegistration,
  registrationSchema,
  toRegisterBody,
  type RegistrationValues,
} from './registration.ts';

const valid: RegistrationValues = {
  mobile: '9812345678',
  password: 'password',
  confirmPassword: 'password',
  invitationCode: 'WEALTH2026',
  hasAgreed: true,
};

/** The first message of each field: the one that a form shows. */
function messagesOf(values: RegistrationValues): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const { path, message } of registrationSchema.safeParse(values).error?.issues ?? []) {
    shown[String(path[0])] ??= message;
  }
  return shown;
}

describe('registrationSchema', () => {
  it('names everything that is missing by key [S5-REGISTER-PASSWORD-REQUIRED] [S5-REGISTER-CONFIRM-REQUIRED] [S5-REGISTER-INVITATION]', () => {
    expect(messagesOf(emptyRegistration)).toEqual({
      mobile: 'auth.mobileRequired',
      password: 'auth.passwordRequired',
      confirmPassword: 'auth.confirmPasswordRequired',
      invitationCode: 'auth.invitationCodeRequired',
      hasAgreed: 'auth.agreementRequired',
    });
  });

  it.each([
    [{ password: '12345', confirmPassword: '12345' }, { password: 'auth.passwordMinimum' }],
    [{ password: '123456', confirmPassword: '123456' }, {}],
    [{ confirmPassword: 'Password' }, { confirmPassword: 'auth.passwordsMustMatch' }],
    // Spaces are part of a password.
    [{ confirmPassword: 'password ' }, { confirmPassword: 'auth.passwordsMustMatch' }],
    [
      { mobile: '12', password: '123', confirmPassword: '1234' },
      {
        mobile: 'auth.mobileInvalid',
        password: 'auth.passwordMinimum',
        confirmPassword: 'auth.passwordsMustMatch',
      },
    ],
    [{ hasAgreed: false }, { hasAgreed: 'auth.agreementRequired' }],
    [{}, {}],
  ])('%j: %j [S5-REGISTER-PASSWORD] [S5-REGISTER-CONFIRM] [S9-PASSWORD]', (different, expected) => {
    expect(messagesOf({ ...valid, ...different })).toEqual(expected);
  });

  it('starts without the agreement', () => {
    expect(emptyRegistration.hasAgreed).toBe(false);
  });
});

describe('toRegisterBody', () => {
  it('sends the ten digits, the hash and the invitation code [S3-REGISTER-PAYLOAD]', () => {
    expect(toRegisterBody({ ...valid, mobile: '+91 98123 45678' })).toEqual({
      username: '9812345678',
      password: '5f4dcc3b5aa765d61d8327deb882cf99',
      invite_code: 'WEALTH2026',
    });
  });
});
