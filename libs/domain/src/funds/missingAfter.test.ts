import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromPaise, fromWire } from '../money/paise.ts';
import { missingAfter } from './missingAfter.ts';

it.each([
  ['nothing', [500], 0, [0]],
  ['a part of it', [500], 700, [200]],
  ['all of it', [500], 1_000, [500]],
  ['what the second one needs', [400, 500], 200, [0, 100]],
  ['what one needs that never had enough', [1_500], 1_000, [0]],
  ['what stands behind one that never had enough', [1_500, 600], 800, [0, 400]],
])('a payout of %s leaves GTTs without it [I6A-5-RISK]', (...[, needed, paidOut, missing]) => {
  const money = { available: fromWire(1_000), paidOut: fromWire(paidOut) };
  expect(missingAfter(needed.map(fromWire), money)).toEqual(missing.map(fromWire));
});

it('nobody is told who loses nothing, and never more than is paid out is missing of one [I6A-5-RISK]', () => {
  const amount = fc.integer({ min: 1, max: 1_000 }).map(fromPaise);
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 5 }), amount, fc.nat(1_000), (needed, available, part) => {
      const paidOut = fromPaise(Math.min(part, available));
      const missing = missingAfter(needed, { available, paidOut });
      if (paidOut === 0) expect(missing.every((one) => one === 0)).toBe(true);
      expect(missing.every((one, at) => one <= paidOut && one <= (needed[at] ?? 0))).toBe(true);
    }),
  );
});
