import { describe, expect, it } from 'vitest';
import { firstNameOf } from './firstNameOf.ts';

describe('firstNameOf', () => {
  it.each([
    ['Asha Verma', 'Asha'],
    ['  Asha\u00a0Verma ', 'Asha'],
    ['आशा वर्मा', 'आशा'],
    ['Asha', 'Asha'],
    ['', ''],
    ['   ', ''],
  ])('%j is greeted as %j', (name, expected) => {
    expect(firstNameOf(name)).toBe(expected);
  });
});
