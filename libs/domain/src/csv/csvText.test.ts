import { expect, it } from 'vitest';
import { csvText } from './csvText.ts';

it('writes a table that a spreadsheet reads and never runs [I4-5-EXPORT]', () => {
  const text = csvText([
    ['List', 'Big, "old" names'],
    ['=1+1', '@x'],
    [-1.5, null],
    ['two\nlines', Number.NaN],
  ]);

  expect(text).toBe('\uFEFFList,"Big, ""old"" names"\r\n\'=1+1,\'@x\r\n-1.5,\r\n"two\nlines",\r\n');
});

it.each([
  '=1',
  '+1',
  '-1',
  '@x',
  '\t1',
  '\r1',
  '\n1',
  ' =1',
  '\u00A0=1',
  '\u200B=1',
  '\uFEFF@x',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '\n =1',
])('writes %j as a text that begins with a sign no program runs [I4B-F7]', (cell) => {
  const text = csvText([[cell]]);

  expect(text.replace(/^\uFEFF"?/, '').startsWith("'")).toBe(true);
});

it('leaves other texts as they are', () => {
  expect(csvText([['a = b', 'two  words', 'x-y', '₹5']])).toBe('\uFEFFa = b,two  words,x-y,₹5\r\n');
});
