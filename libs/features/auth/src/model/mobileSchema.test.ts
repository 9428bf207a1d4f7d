import { describe, expect, it } from 'vitest';
import { mobileSchema } from './mobileSchema.ts';

describe('mobileSchema', () => {
  it.each([
    ['', 'auth.mobileRequired'],
    ['987654321', 'auth.mobileInvalid'],
    ['5876543210', 'auth.mobileInvalid'],
    ['98765432100', 'auth.mobileInvalid'],
    ['98765abcde', 'auth.mobileInvalid'],
    ['+91', 'auth.mobileInvalid'],
    ['9876543210', undefined],
    ['+91 98765 43210', undefined],
    ['098765 43210', undefined],
    ['९८१२३४५६७८', undefined],
  ])('%j: %s [S5-REGISTER-MOBILE] [S5-REGISTER-MOBILE-REQUIRED] [S5-FORGOT-MOBILE]', (typed, message) => {
    expect(mobileSchema.safeParse(typed).error?.issues[0]?.message).toBe(message);
  });
});
