import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './preferredLanguage.ts';

describe('the preferred language', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['hi', 'hi'],
    ['HI-in', 'hi'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['en-GB, hi;q=0.9', 'en'],
    ['ta, hi;q=0.5, en;q=0.4', 'hi'],
    ['ta', 'en'],
    ['*', 'en'],
    ['hi;q=0', 'en'],
    ['hi;q=0, *;q=0.1', 'en'],
    ['en;q=0.1, hi;q=0.2', 'hi'],
    ['hi;q=2', 'en'],
    [',;q=,hi', 'hi'],
    [`${'x,'.repeat(5_000)}hi`, 'en'],
  ] as const)('of %s is %s [I3A-SPEC-MENU]', (header, language) => {
    expect(preferredLanguage(header, ['en', 'hi'])).toBe(language);
  });
});
