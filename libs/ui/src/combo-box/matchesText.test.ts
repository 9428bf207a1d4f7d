import { describe, expect, it } from 'vitest';
import { matchesText } from './matchesText.ts';

describe('matchesText', () => {
  it.each([
    ['India', ''],
    ['India', 'ind'],
    ['Côte d’Ivoire', 'cote'],
    ['São Tomé and Príncipe', 'principe tome'],
    ['British Indian Ocean Territory', 'ocean  indian'],
    ['भारत', 'भार'],
  ])('%j is found by %j', (option, typed) => {
    expect(matchesText(option, typed)).toBe(true);
  });

  it.each([
    ['India', 'x'],
    ['India', 'in dx'],
    // Another vowel sign is another word.
    ['भारत', 'भूर'],
  ])('%j is not found by %j', (option, typed) => {
    expect(matchesText(option, typed)).toBe(false);
  });
});
