import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWire } from '@wealth/domain';
import { detailOf, recordFixtures } from '../testing/recordFixtures.ts';
import { balanceBefore, ledgerDifference, sidesOf, sumsOf } from './recordSums.ts';

describe('the sums of records', () => {
  it('begin where the record before has ended [I6A-3-BALANCE]', () => {
    for (const [at, record] of recordFixtures.entries()) {
      const before = recordFixtures[at + 1]?.balance ?? 0;
      expect(toWire(balanceBefore(record))).toBe(before);
    }
  });

  it('are those of the entries of the ledger, and tell where they are not [I6A-3-LEDGER]', () => {
    for (const record of recordFixtures.map(detailOf)) {
      expect(ledgerDifference(record)).toBe(0);
      const entries = record.entries.map((entry) => ({ ...entry, amount: entry.amount + 0.01 }));
      expect(Math.abs(ledgerDifference({ ...record, entries }))).toBe(1);
    }
  });

  it('show both sides of an entry', () => {
    const [record] = recordFixtures.map(detailOf);
    expect(sidesOf(record?.entries ?? []).map(({ account, isOut }) => [account, isOut])).toEqual([
      ['cash', true],
      ['bank', false],
    ]);
  });

  it('are exact however many there are [I6A-3-EXACT]', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 50 });
    fc.assert(
      fc.property(amounts, (paise) => {
        const { moneyIn, moneyOut } = sumsOf(paise.map((amount) => ({ amount: amount / 100 })));
        expect(moneyIn - moneyOut).toBe(paise.reduce((sum, amount) => sum + amount, 0));
      }),
    );
  });
});
