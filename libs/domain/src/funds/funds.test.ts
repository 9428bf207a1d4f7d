import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, istDay, istInstant, toIstIso } from '../calendar/calendarDay.ts';
import { isSettlementDay } from '../calendar/tradingDays.ts';
import { fromPaise, fromWire, noMoney } from '../money/paise.ts';
import { sumOf } from '../money/arithmetic.ts';
import { isBrokerHandle, upiLink } from './brokerHandle.ts';
import { checkDeposit, checkWithdrawal, type DepositRequest, type WithdrawalRequest } from './checkFunds.ts';
import { depositEndsAt, payoutOf } from './fundTimes.ts';
import { withdrawableOf, type MoneyParts } from './withdrawableOf.ts';

const now = Date.parse('2026-11-19T11:00:00+05:30');
const dayMs = 86_400_000;
const old = { isVerified: true, addedAt: now - 30 * dayMs };
const money = fc.integer({ min: 0, max: 10_000_000_00 }).map(fromPaise);

function depositCodes(request: Partial<DepositRequest>, usedOfUpi = noMoney) {
  const asked = { method: 'upi', amount: fromWire(25_000), account: old, ...request } as const;
  return checkDeposit(asked, { usedOfUpi }).map(({ code, nearest }) => [code, nearest]);
}

function withdrawalCodes(request: Partial<WithdrawalRequest>, facts = {}) {
  const asked = { amount: fromWire(500), account: old, at: now, ...request };
  const known = { withdrawable: fromWire(1_000), hasPending: false, ...facts };
  return checkWithdrawal(asked, known).map(({ code, nearest }) => [code, nearest]);
}

describe('a deposit [I6A-1-DEPOSIT]', () => {
  it.each([
    ['the minimum', { amount: 2_000_000 }, []],
    ['a paisa less', { amount: 1_999_999 }, [['belowMinimum', 2_000_000]]],
    ['nothing', { amount: 0 }, [['belowMinimum', 2_000_000]]],
    ['less than nothing', { amount: -5 }, [['belowMinimum', 2_000_000]]],
    ['no number', { amount: Number.NaN }, [['notAnAmount', null]]],
    ['parts of a paisa', { amount: 2_500_000.5 }, [['notAnAmount', 2_500_000]]],
    ['far too much', { amount: 1e14 }, [['aboveMaximum', 1e12]]],
    ['all that UPI takes', { amount: 50_000_000 }, []],
    ['a paisa more', { amount: 50_000_001 }, [['aboveUpiPayment', 50_000_000]]],
    ['as much by transfer', { amount: 50_000_001, method: 'transfer' }, []],
    ['an account of somebody else', { account: null }, [['accountUnknown', null]]],
    ['one that is not verified', { account: { ...old, isVerified: false } }, [['accountNotVerified', null]]],
    ['one that was added just now', { account: { isVerified: true, addedAt: now } }, []],
  ] as const)('of or from %s', (_name, request, codes) => {
    expect(depositCodes(request)).toEqual(codes);
  });

  it('by UPI leaves what 24 hours leave, and names no amount below the minimum', () => {
    const used = fromWire(700_000);
    expect(depositCodes({ amount: fromWire(300_000) }, used)).toEqual([]);
    expect(depositCodes({ amount: fromWire(300_000.01) }, used)).toEqual([
      ['aboveUpiDay', fromWire(300_000)],
    ]);
    expect(depositCodes({}, fromWire(990_000))).toEqual([['aboveUpiDay', null]]);
    expect(depositCodes({ amount: fromWire(600_000) }, fromWire(990_000))).toEqual([
      ['aboveUpiPayment', null],
    ]);
  });

  it('is waited for ten minutes or three days', () => {
    expect(depositEndsAt('upi', now) - now).toBe(600_000);
    expect(depositEndsAt('transfer', now) - now).toBe(3 * dayMs);
  });

  it('whose nearest amount is taken has no fault left', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 2_000_000_000_000 }), money, (amount, usedOfUpi) => {
        const request = { method: 'upi', amount, account: old } as const;
        for (const { nearest } of checkDeposit(request, { usedOfUpi })) {
          if (nearest === null || nearest === 1e12 || nearest === 2_000_000) continue;
          expect(checkDeposit({ ...request, amount: nearest }, { usedOfUpi })).toEqual([]);
        }
      }),
    );
  });
});

describe('a withdrawal [I6A-2-WITHDRAWAL] [S5-MINIMUM-WITHDRAWAL]', () => {
  it.each([
    ['the minimum', { amount: 10_000 }, {}, []],
    ['a paisa less', { amount: 9_999 }, {}, [['belowMinimum', 10_000]]],
    ['all', { amount: 100_000 }, {}, []],
    ['a paisa more', { amount: 100_001 }, {}, [['notWithdrawable', 100_000]]],
    ['more than there is of nothing', {}, { withdrawable: noMoney }, [['notWithdrawable', null]]],
    ['a second one', {}, { hasPending: true }, [['pendingWithdrawal', null]]],
    [
      'one to a new account',
      { account: { ...old, addedAt: now - dayMs + 1_000 } },
      {},
      [['accountTooNew', null]],
    ],
    ['one to an account of a day', { account: { ...old, addedAt: now - dayMs } }, {}, []],
    ['one to nobody', { account: null }, {}, [['accountUnknown', null]]],
  ] as const)('of %s', (...[, request, facts, codes]) => {
    expect(withdrawalCodes(request, facts)).toEqual(codes);
  });

  it.each([
    ['2026-11-19T15:59:59+05:30', '2026-11-19'],
    ['2026-11-19T16:00:00+05:30', '2026-11-20'],
    ['2026-11-20T16:00:00+05:30', '2026-11-23'],
    // Tuesday 24 November 2026 is a holiday.
    ['2026-11-23T18:00:00+05:30', '2026-11-25'],
    ['2026-11-21T09:00:00+05:30', '2026-11-23'],
    // It trades, and banks are closed.
    ['2026-11-08T18:30:00+05:30', '2026-11-09'],
  ])('asked for at %s is paid on %s', (asked, day) => {
    const { sentAt, paidAt } = payoutOf(Date.parse(asked));
    expect([toIstIso(sentAt), toIstIso(paidAt)]).toEqual([`${day}T16:00:00+05:30`, `${day}T18:00:00+05:30`]);
  });

  it('is sent later than it was asked for, on the first bank day that can', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 * 1_440 }), (minutes) => {
        const asked = istInstant(calendarDay('2025-01-01'), minutes);
        const { sentAt } = payoutOf(asked);
        expect(sentAt).toBeGreaterThan(asked);
        for (let day = addDays(istDay(asked), 1); day < istDay(sentAt); day = addDays(day, 1)) {
          expect(isSettlementDay(day)).toBe(false);
        }
      }),
    );
  });
});

describe('what can be withdrawn [I6A-2-AMOUNT]', () => {
  const parts: MoneyParts = {
    cash: fromWire(1_000),
    unsettled: new Map([[now + dayMs, 30_000]]),
    orders: fromWire(200),
    withdrawal: fromWire(100),
    ofsBids: fromWire(150),
    addedToday: fromWire(50),
    addedFreesAt: now + 1,
  };

  it('is the balance less a line a reason; orders are paid out of proceeds first', () => {
    expect(withdrawableOf(parts)).toEqual({
      balance: fromWire(1_300),
      withdrawable: fromWire(700),
      lines: [
        { code: 'pendingWithdrawal', amount: fromWire(100), freesAt: null },
        { code: 'waitingOrders', amount: fromWire(200), freesAt: null },
        { code: 'unsettledSales', amount: fromWire(100), freesAt: now + dayMs },
        { code: 'ofsBids', amount: fromWire(150), freesAt: null },
        { code: 'addedToday', amount: fromWire(50), freesAt: now + 1 },
      ],
    });
  });

  it('always adds up, and is never below nothing', () => {
    const unsettled = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9 }), money), {
      selector: ([at]) => at,
      maxLength: 3,
    });
    fc.assert(
      fc.property(money, unsettled, fc.tuple(money, money, money, money), (cash, proceeds, others) => {
        const [orders, withdrawal, ofsBids, addedToday] = others;
        const held = { orders, withdrawal, ofsBids, addedToday };
        const all = { cash, unsettled: new Map(proceeds), ...held, addedFreesAt: 1 };
        const { balance, withdrawable, lines } = withdrawableOf(all);
        const sales = sumOf(proceeds.map(([, amount]) => amount));
        expect(withdrawable + sumOf(lines.map(({ amount }) => amount))).toBe(balance);
        const ofCash = Math.max(0, orders - sales);
        expect(withdrawable).toBe(Math.max(0, cash - withdrawal - ofCash - ofsBids - addedToday));
        expect(lines.every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
  });
});

describe('who is paid [I6A-1-PAYEE]', () => {
  it.each([
    ['wealth.brk@validsbox', true],
    ['wealth.brk@validSBOX', false],
    ['wealth@validsbox', false],
    ['wealth.brk@sbox', false],
    ['wealth.brk@valid', false],
    ['wealth.brk@validsbox.evil', false],
    ['', false],
  ])('%s is a handle of a broker: %s', (handle, isGood) => {
    expect(isBrokerHandle(handle)).toBe(isGood);
  });

  it('stands in the link of a QR code', () => {
    const link = upiLink({
      payee: 'Wealth & Co',
      upiId: 'wealth.brk@validsbox',
      amount: fromWire(25_000),
      reference: 'WD7K2M',
    });
    expect(link).toBe(
      'upi://pay?pa=wealth.brk@validsbox&pn=Wealth%20%26%20Co&mc=6211&tr=WD7K2M&am=25000.00&cu=INR',
    );
  });
});
