import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emptyLogin } from './login.ts';
import { toLoginBody } from './loginBody.ts';
import { loginSchema } from './loginSchema.ts';

describe('loginSchema', () => {
  it('names what is missing by key [S5-LOGIN-USERNAME] [S5-LOGIN-PASSWORD]', () => {
    const result = z.safeParse(loginSchema, emptyLogin);

    expect(result.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      ['username', 'usernameRequired'],
      ['password', 'passwordRequired'],
    ]);
  });

  it('has Remember Me off at first', () => {
    expect(emptyLogin.rememberMe).toBe(false);
  });
});

describe('toLoginBody', () => {
  it.each([
    ['+91 98765 43210', '9876543210'],
    ['9876543210', '9876543210'],
    ['asha.verma', 'asha.verma'],
    ['12345', '12345'],
  ])('sends the user name %j as %j', (username, expected) => {
    expect(toLoginBody({ username, password: 'x', rememberMe: false }).username).toBe(expected);
  });

  it('sends the md5 of the password exactly as typed, spaces included [S3-MD5]', () => {
    expect(toLoginBody({ username: 'a', password: 'password', rememberMe: true }).password).toBe(
      '5f4dcc3b5aa765d61d8327deb882cf99',
    );
    expect(toLoginBody({ username: 'a', password: ' password ', rememberMe: true }).password).not.toBe(
      '5f4dcc3b5aa765d61d8327deb882cf99',
    );
  });
});
