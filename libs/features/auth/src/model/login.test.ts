import { describe, expect, it } from 'vitest';
import { emptyLogin, loginResolver, type LoginValues } from './login.ts';
import { toLoginBody } from './toLoginBody.ts';

describe('loginResolver', () => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const check = (values: LoginValues) => loginResolver(values, undefined, options);

  it('names what is missing by key [S5-LOGIN-USERNAME] [S5-LOGIN-PASSWORD]', async () => {
    expect((await check(emptyLogin)).errors).toEqual({
      username: { type: 'required', message: 'login.usernameRequired' },
      password: { type: 'required', message: 'login.passwordRequired' },
    });
    expect(Object.keys((await check({ ...emptyLogin, username: 'asha' })).errors)).toEqual(['password']);
  });

  it('hands on what is complete', async () => {
    const values = { username: 'asha', password: ' ', rememberMe: true };

    expect(await check(values)).toEqual({ values, errors: {} });
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
