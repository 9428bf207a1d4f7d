import { describe, expect, it } from 'vitest';
import { changePasswordSchema, toChangePasswordBody } from './changePassword.ts';

const good = { currentPassword: 'Wealth@123', newPassword: 'Fresh@456', confirmPassword: 'Fresh@456' };

/** Field → keys of the messages, in their order. */
function problemsOf(different: Partial<typeof good>) {
  const result = changePasswordSchema.safeParse({ ...good, ...different });
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('changePasswordSchema', () => {
  it.each([
    { name: 'a good change', typed: {}, problems: [] },
    { name: 'six characters', typed: { newPassword: '      ', confirmPassword: '      ' }, problems: [] },
    {
      name: 'no current password [S5-CHANGE-CURRENT]',
      typed: { currentPassword: '' },
      problems: ['currentPassword: profile.currentPasswordRequired'],
    },
    {
      name: 'five characters [S5-CHANGE-LENGTH]',
      typed: { newPassword: '12345', confirmPassword: '12345' },
      problems: ['newPassword: profile.passwordMinimum'],
    },
    {
      name: 'the current password again [I3A-USE-12]',
      typed: { newPassword: 'Wealth@123', confirmPassword: 'Wealth@123' },
      problems: ['newPassword: profile.newPasswordSame'],
    },
    {
      name: 'another repetition [S5-CHANGE-MATCH]',
      typed: { confirmPassword: 'fresh@456' },
      problems: ['confirmPassword: profile.passwordsMustMatch'],
    },
    {
      name: 'a repetition with a space more',
      typed: { confirmPassword: 'Fresh@456 ' },
      problems: ['confirmPassword: profile.passwordsMustMatch'],
    },
    {
      name: 'no repetition [S5-CHANGE-CONFIRM]',
      typed: { confirmPassword: '' },
      problems: ['confirmPassword: profile.confirmPasswordRequired'],
    },
  ])('$name', ({ typed, problems }) => {
    expect(problemsOf(typed)).toEqual(problems);
  });

  it('asks for the new password before it minds its length [S5-CHANGE-NEW]', () => {
    expect(problemsOf({ newPassword: '' })[0]).toBe('newPassword: profile.newPasswordRequired');
  });
});

describe('toChangePasswordBody', () => {
  it('sends both as md5 [S3-MD5]', () => {
    expect(toChangePasswordBody({ ...good, currentPassword: 'password' })).toEqual({
      old_password: '5f4dcc3b5aa765d61d8327deb882cf99',
      new_password: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });
});
