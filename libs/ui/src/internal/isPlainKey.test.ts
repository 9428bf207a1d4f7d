import { describe, expect, it } from 'vitest';
import { isPlainKey } from './isPlainKey.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false };

describe('isPlainKey', () => {
  it.each([
    { held: 'nothing', keys: none, isPlain: true },
    { held: 'Alt', keys: { ...none, altKey: true }, isPlain: false },
    { held: 'Ctrl', keys: { ...none, ctrlKey: true }, isPlain: false },
    { held: 'Cmd', keys: { ...none, metaKey: true }, isPlain: false },
  ])('with $held: $isPlain', ({ keys, isPlain }) => {
    expect(isPlainKey(keys)).toBe(isPlain);
  });
});
