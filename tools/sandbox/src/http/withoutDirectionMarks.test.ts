import { describe, expect, it } from 'vitest';
import { withoutDirectionMarks } from './withoutDirectionMarks.ts';

describe('marks of direction in a body [I4B-A16]', () => {
  it('are taken out of every text, and nothing else is', () => {
    const body = {
      name: '\u202Egnp.exe\u202C',
      tags: ['a\u2066b\u2069', 'ज़ी\u200D'],
      instrument: { market: 'NSE', symbol: 'ARAVBANK' },
      note: null,
      quantity: 40,
    };
    expect(withoutDirectionMarks(body)).toEqual({
      ...body,
      name: 'gnp.exe',
      tags: ['ab', 'ज़ी\u200D'],
    });
  });

  it.each([null, 5, 'plain', { a: ['b', { c: true }] }])('leave %j as it is', (body) => {
    expect(withoutDirectionMarks(body)).toBe(body);
  });
});
