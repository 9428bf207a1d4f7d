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
