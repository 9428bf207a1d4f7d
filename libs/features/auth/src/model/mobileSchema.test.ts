import { describe, expect, it } from 'vitest';
import { mobileSchema } from './mobileSchema.ts';

describe('mobileSchema', () => {
  it.each([
    ['', 'mobileRequired'],
    ['987654321', 'mobileInvalid'],
    ['5876543210', 'mobileInvalid'],
    ['98765432100', 'mobileInvalid'],
    ['98765abcde', 'mobileInvalid'],
    ['+91', 'mobileInvalid'],
    ['9876543210', undefined],
    ['+91 98765 43210', undefined],
    ['098765 43210', undefined],
    ['९८१२३४५६७८', undefined],
  ])('%j: %s [S5-REGISTER-MOBILE] [S5-REGISTER-MOBILE-REQUIRED] [S5-FORGOT-MOBILE]', (typed, message) => {
    expect(mobileSchema.safeParse(typed).error?.issues[0]?.message).toBe(message);
  });
});
