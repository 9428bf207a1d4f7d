import { fromRupees, fromWire, istInstant, type CalendarDay, type Paise } from '@wealth/domain';
import { loanRulesOn } from '@wealth/domain/loans';
import Big from 'big.js';
import type { Instrument } from '../engine/index.ts';
import { newestTradingDay, openedAt, tradingDaysBefore } from '../ledger/tradeDays.ts';
import type { StoredLoan } from '../loans/loanTable.ts';
import { lentShares } from '../loans/coverReads.ts';
import type { PastStep, Seeding } from './pastStep.ts';
import type { SeedLoans } from './scenario.ts';

const hourMs = 3_600_000;
const rupees = (amount: number): Paise => fromRupees(Big(amount));

/** Shares of a client of which nothing was changed by a company since a day: what is pledged has stayed what it was. */
function steadyShares({ services, clientId }: Seeding, since: CalendarDay) {
  const to = newestTradingDay(services.clock.now());
  return lentShares(services, clientId).filter(({ listing, free, haircut }) => {
    if (free === 0 || 'refusal' in haircut) return false;
    const actions = services.market.actionsBetween(listing, { from: since, to });
    return actions.every(({ kind }) => kind === 'dividend');
  });
}

interface Borrowed {
  shares: ReadonlyArray<{ isin: string; quantity: number }>;
  amount: Paise;
  tenureMonths: number;
}

function borrow({ services, clientId }: Seeding, { shares, amount, tenureMonths }: Borrowed): StoredLoan {
  const { banks, loans } = services;
  const [account] = banks.list(clientId);
  const draft = { shares, amount, tenureMonths, bankId: account?.id ?? '' };
  const made = loans.quotes.make(clientId, draft);
  const signed = made.kind === 'quote' ? loans.sign(made.quote, amount) : made;
  if (signed.kind !== 'loan')
    throw new RangeError(`a loan is seeded wrongly: ${signed.faults.map(({ code }) => code).join(', ')}`);
  return signed.loan;
}

/** Trading days before the newest one: a loan that was repaid, one that was given back, the one that runs, and a part that was repaid. */
const longAgo = { borrowed: 150, repaid: 118, givenBack: 110, running: 88, partRepaid: 40 };

/** Does something with the loan that runs then. */
function withLoan({ services, clientId }: Seeding, work: (loan: StoredLoan) => void): void {
  const loan = services.loans.table.running(clientId);
  if (!loan) throw new RangeError('the seeded client owes nothing then');
  work(loan);
}

/** Four fifths of what could be borrowed: prices may fall for some time before there is a margin call. */
function partOfLimit({ services, clientId }: Seeding, shares: Borrowed['shares']): Paise {
  const draft = { shares, amount: 0, tenureMonths: 12, bankId: '' };
  const { limit } = services.loans.quotes.check(clientId, draft);
  return rupees(Math.floor((limit * 8) / 1_000_000) * 1_000);
}

/** A loan of a year with instalments that were paid, after one that was repaid early and one that was given back at once. */
function runningLoan(seeding: Seeding): PastStep[] {
  const { clock, loans } = seeding.services;
  const newest = newestTradingDay(clock.now());
  const at = (daysAgo: number, hours: number) =>
    openedAt(tradingDaysBefore(newest, daysAgo)) + hours * hourMs;
  // One is left to be pledged later.
  const shares = steadyShares(seeding, tradingDaysBefore(newest, longAgo.borrowed))
    .slice(1)
    .map(({ isin, free }) => ({ isin, quantity: free }));
  const take = (amountOf: () => Paise, tenureMonths: number) => () =>
    void borrow(seeding, { shares, amount: amountOf(), tenureMonths });
  return [
    { at: at(longAgo.borrowed, 2), act: take(() => rupees(40_000), 6) },
    {
      at: at(longAgo.repaid, 2),
      act: () =>
        withLoan(seeding, (loan) => {
          const { total } = loans.repaying.check(loan, 0).owed;
          loans.repaying.repay(loan, total);
        }),
    },
    { at: at(longAgo.givenBack, 1), act: take(() => rupees(60_000), 12) },
    { at: at(longAgo.givenBack, 3), act: () => withLoan(seeding, (loan) => loans.repaying.cancel(loan)) },
    { at: at(longAgo.running, 2), act: take(() => partOfLimit(seeding, shares), 12) },
    {
      at: at(longAgo.partRepaid, 2),
      act: () => withLoan(seeding, (loan) => loans.repaying.repay(loan, rupees(15_000))),
    },
  ];
}

/** In what order the days of signature are tried, as trading days before the newest one: a call of some days is best. */
const callDays = [4, 3, 5, 2, 6, 1, 7];
const called: Pick<Borrowed, 'amount' | 'tenureMonths'> = { amount: rupees(800_000), tenureMonths: 6 };

/** A share and a day on whose evening it had fallen below the close before, and has not come back since. */
function fallenShare(seeding: Seeding): { share: { isin: string; listing: Instrument }; ago: number } | null {
  const { clock, market } = seeding.services;
  const engine = market.engine();
  const newest = newestTradingDay(clock.now());
  // Loans are valued in the evening: of a day that is not over the close is not known.
  const newestKnown = clock.now() < istInstant(newest, loanRulesOn(newest).valuedAtMinute) ? 1 : 0;
  const close = ({ market: name, symbol }: Instrument, ago: number) =>
    engine.closeOn(name, symbol, tradingDaysBefore(newest, ago)) ?? 0;
  for (const ago of callDays) {
    const shares = steadyShares(seeding, tradingDaysBefore(newest, ago + 1));
    for (const share of shares) {
      const before = close(share.listing, ago + 1);
      const days = Array.from({ length: ago + 1 - newestKnown }, (_, day) => newestKnown + day);
      const since = days.map((day) => close(share.listing, day));
      // Half a percent: what is borrowed is below the limit by a part of a thousand rupees.
      if (since.every((price) => price < before * 0.995)) return { share, ago };
    }
  }
  return null;
}

/** A loan at its limit, signed on the morning of a day on which its cover fell: its margin call is not met. */
function calledLoan(seeding: Seeding): PastStep[] {
  const { clock } = seeding.services;
  const fallen = fallenShare(seeding);
  if (!fallen) return [];
  const { isin } = fallen.share;
  return [
    {
      at: openedAt(tradingDaysBefore(newestTradingDay(clock.now()), fallen.ago)) + hourMs,
      act() {
        const lent = lentShares(seeding.services, seeding.clientId).find((one) => one.isin === isin);
        // As many as cover the amount: twice of it after the haircut.
        const percent = lent && !('refusal' in lent.haircut) ? Number(lent.haircut.percent) : 0;
        const afterHaircut = Big(lent?.price ?? fromWire(1))
          .times(100 - percent)
          .div(100);
        const quantity = Number(Big(called.amount).times(2).div(afterHaircut).round(0, Big.roundUp));
        borrow(seeding, { ...called, shares: [{ isin, quantity }] });
      },
    },
  ];
}

/** What a client has borrowed before the start. */
export function pastLoans(seeding: Seeding, which: SeedLoans): PastStep[] {
  return which === 'running' ? runningLoan(seeding) : calledLoan(seeding);
}
