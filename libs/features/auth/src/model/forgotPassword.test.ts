import { describe, expect, it } from 'vitest';
import {
  emptyNewPassword,
  emptyVerification,
  newPasswordSchema,
  toResetBody,
  toSendBody,
  toVerifyBody,
  verificationSchema,
} from './forgotPassword.ts';

interface ParseResult {
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}

const issuesOf = (result: ParseResult) =>
  result.error?.issues.map(({ path, message }): [string, string] => [path.join('.'), message]) ?? [];

describe('verificationSchema', () => {
  it('names what is missing by key [S5-FORGOT-CODE]', () => {
    const first = new Map(issuesOf(verificationSchema.safeParse(emptyVerification)).toReversed());

    expect(Object.fromEntries(first)).toEqual({
      mobile: 'auth.mobileRequired',
      code: 'auth.verificationCodeRequired',
    });
  });

  it('leaves it to the server what a code looks like', () => {
    expect(issuesOf(verificationSchema.safeParse({ mobile: '9876543210', code: 'abc' }))).toEqual([]);
  });
});

describe('newPasswordSchema', () => {
  it.each([
    [
      emptyNewPassword,
      [
        ['password', 'auth.newPasswordMinimum'],
        ['confirmPassword', 'auth.confirmNewPasswordRequired'],
      ],
    ],
    [{ password: '12345', confirmPassword: '12345' }, [['password', 'auth.newPasswordMinimum']]],
    [{ password: '123456', confirmPassword: '1234567' }, [['confirmPassword', 'auth.passwordsMustMatch']]],
    [{ password: '123456', confirmPassword: '' }, [['confirmPassword', 'auth.confirmNewPasswordRequired']]],
    [{ password: '123456', confirmPassword: '123456' }, []],
  ])('%j: %j [S5-FORGOT-PASSWORD] [S5-FORGOT-MATCH] [S5-FORGOT-CONFIRM]', (values, expected) => {
    expect(issuesOf(newPasswordSchema.safeParse(values))).toEqual(expected);
  });
});

describe('the bodies of the calls', () => {
  it('name the mobile with +91 for the code', () => {
    expect(toSendBody('098765 43210')).toEqual({ identifier: '+919876543210' });
    expect(toVerifyBody({ mobile: '9876543210', code: '123 456' })).toEqual({
      identifier: '+919876543210',
      code: '123456',
    });
  });

  it('name it with its ten digits for the new password, which goes hashed [S7-RESET-PWD]', () => {
    expect(toResetBody('+919876543210', { password: 'password', confirmPassword: 'password' })).toEqual({
      username: '9876543210',
      password: '5f4dcc3b5aa765d61d8327deb882cf99',
    });
  });
});
