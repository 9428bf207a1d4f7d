import { fromPaise, istDay, toWire } from '@wealth/domain';
import { loanRulesOn, repaymentOf } from '@wealth/domain/loans';
import type { BodyOf, DataOf } from '@wealth/api-sdk/operations';
import { handle, type InputOf } from '../../dispatch/handle.ts';
import { underKey } from '../../dispatch/underKey.ts';
import { withPinGrant } from '../../dispatch/withPinGrant.ts';
import { typedPaise } from '../../funds/typedPaise.ts';
import { failure, ok, refusals, type Answer } from '../../http/answer.ts';
import type { AskedPledge } from '../../loans/createSigning.ts';
import type { LoanDraft } from '../../loans/createQuotes.ts';
import type { AskedRepayment } from '../../loans/createRepaying.ts';
import type { StoredLoan } from '../../loans/loanTable.ts';
import { toLoanFieldFault, toWireLoanFault } from '../../loans/loanTexts.ts';
import { toWireLoan, toWireLoanDetail } from '../../loans/toWireLoan.ts';
import { toWireCollateral, toWirePreview, toWireProduct, toWireQuote } from '../../loans/toWireQuote.ts';
import type { Services } from '../../services/services.ts';

type Detail = DataOf<'getLoan'>;

const draftOf = ({
  holdings,
  amount,
  tenure_months: tenureMonths,
  bank_id: bankId,
}: BodyOf<'previewLoan'>): LoanDraft => ({
  shares: summed(holdings),
  amount: typedPaise(amount),
  tenureMonths,
  bankId,
});

/** A share that is named twice counts once, with all its units. */
function summed(shares: BodyOf<'pledgeMore'>['holdings']): LoanDraft['shares'] {
  const sums = new Map<string, number>();
  for (const { isin, quantity } of shares) sums.set(isin, (sums.get(isin) ?? 0) + quantity);
  return [...sums].map(([isin, quantity]) => ({ isin, quantity }));
}

const conflict = (code: 'bank_refused' | 'too_late', message: string) =>
  failure(409, message, { fields: [{ field: 'state', code, message }] });

/** What became of a request, or its refusal. */
function answerAsked({ loans }: Services, asked: AskedRepayment | AskedPledge): Answer<Detail> {
  switch (asked.kind) {
    case 'loan':
      return ok<Detail>(toWireLoanDetail(loans, asked.loan));
    case 'faults':
      return refusals.fields(asked.faults.map(toLoanFieldFault));
    case 'bankRefused':
      return conflict('bank_refused', 'The bank has not paid. Nothing has changed.');
    case 'tooLate':
      return conflict('too_late', 'The state of the loan does not allow it any more.');
  }
}

/** Runs what changes a loan that is there: once, and with the PIN. */
function moveLoan(
  services: Services,
  input: Omit<InputOf<'cancelLoan'>, 'body'>,
  work: (loan: StoredLoan) => AskedRepayment | AskedPledge,
): Answer<Detail> {
  const { client, header, path } = input;
  return underKey(services, { clientId: client.id, kind: 'loan', header }, () =>
    withPinGrant<Detail>(services.grants, input, () => {
      const loan = services.loans.table.find(client.id, path.id);
      return loan ? answerAsked(services, work(loan)) : refusals.notFound();
    }),
  );
}

function quoteOperations({ clock, loans }: Services) {
  const { context, quotes, table } = loans;
  return {
    getCreditProducts: handle('getCreditProducts', () =>
      ok([toWireProduct(loanRulesOn(istDay(clock.now())))]),
    ),
    getLoanCollateral: handle('getLoanCollateral', ({ client }) =>
      ok(toWireCollateral(context, { clientId: client.id, day: istDay(clock.now()) })),
    ),
    previewLoan: handle('previewLoan', ({ client, body }) =>
      ok(toWirePreview(context, quotes.check(client.id, draftOf(body)))),
    ),
    createLoanQuote: handle('createLoanQuote', ({ client, body }) => {
      const asked = quotes.make(client.id, draftOf(body));
      return asked.kind === 'faults'
        ? refusals.fields(asked.faults.map(toLoanFieldFault))
        : ok(toWireQuote(context, quotes.price(asked.quote)));
    }),
    getLoanQuote: handle('getLoanQuote', ({ client, path }) => {
      const quote = table.quote(client.id, path.id);
      return quote ? ok(toWireQuote(context, quotes.price(quote))) : refusals.notFound();
    }),
  };
}

function getLoans({ loans }: Services) {
  return handle('getLoans', ({ client, query }) => {
    const { cursor, limit } = query;
    const isPlace = cursor === undefined || loans.table.find(client.id, cursor) !== null;
    if (!isPlace) return refusals.unknownCursor();
    // One row more than the page shows whether there is another page.
    const found = loans.table.list(client.id, { before: cursor, limit: limit + 1 });
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    return ok({ items: rows.map((row) => toWireLoan(loans, row)), next_cursor: last?.id ?? null });
  });
}

function createLoan(services: Services) {
  const { loans } = services;
  return handle('createLoan', (input) => {
    const { client, body, header } = input;
    return underKey(services, { clientId: client.id, kind: 'loan', header }, () =>
      withPinGrant<Detail>(services.grants, input, () => {
        const quote = loans.table.quote(client.id, body.quote_id);
        if (!quote) return refusals.notFound();
        return answerAsked(services, loans.sign(quote, typedPaise(body.amount)));
      }),
    );
  });
}

function previewRepayment({ loans }: Services) {
  return handle('previewRepayment', ({ client, body, path }) => {
    const loan = loans.table.find(client.id, path.id);
    if (!loan) return refusals.notFound();
    return ok(toWireRepayment(loans, loan, typedPaise(body.amount)));
  });
}

const interestOf = (rows: ReadonlyArray<{ interest: number }>) =>
  rows.reduce((sum, { interest }) => sum + interest, 0);

/** What a repayment would pay, and what it would save. */
function toWireRepayment(
  loans: Services['loans'],
  loan: StoredLoan,
  amount: number,
): DataOf<'previewRepayment'> {
  const { faults, owed } = loans.repaying.check(loan, amount);
  const before = loans.planned(loan);
  const endsNow = istDay(loans.context.clock.now());
  if (faults.length > 0) {
    return {
      amount: Number.isFinite(amount) ? amount / 100 : 0,
      parts: [],
      left: toWire(owed.principal),
      ends_on: before.at(-1)?.dueOn ?? endsNow,
      interest_saved: 0,
      errors: faults.map(toWireLoanFault),
    };
  }
  const used = repaymentOf(fromPaise(amount), owed);
  const left = fromPaise(owed.principal - used.principal);
  const after = used.isAll ? [] : loans.planned({ ...loan, principal: left });
  const parts = [
    ['late_charge', used.lateCharge],
    ['interest', used.interest + used.accrued],
    ['principal', used.principal],
  ] as const;
  const saved = interestOf(before) - interestOf(after) - used.accrued;
  return {
    amount: toWire(fromPaise(amount)),
    parts: parts
      .filter(([, part]) => part > 0)
      .map(([code, part]) => ({ code, amount: toWire(fromPaise(part)) })),
    left: toWire(left),
    ends_on: after.at(-1)?.dueOn ?? endsNow,
    interest_saved: toWire(fromPaise(Math.max(0, saved))),
    errors: [],
  };
}

/** Operations on loans. */
export function loanOperations(services: Services) {
  const { loans } = services;
  return {
    ...quoteOperations(services),
    getLoans: getLoans(services),
    createLoan: createLoan(services),
    getLoan: handle('getLoan', ({ client, path }) => {
      const loan = loans.table.find(client.id, path.id);
      return loan ? ok(toWireLoanDetail(loans, loan)) : refusals.notFound();
    }),
    previewRepayment: previewRepayment(services),
    createRepayment: handle('createRepayment', (input) =>
      moveLoan(services, input, (loan) => loans.repaying.repay(loan, typedPaise(input.body.amount))),
    ),
    pledgeMore: handle('pledgeMore', (input) =>
      moveLoan(services, input, (loan) => loans.pledgeMore(loan, summed(input.body.holdings))),
    ),
    releaseShares: handle('releaseShares', (input) =>
      moveLoan(services, input, (loan) => loans.release(loan, summed(input.body.holdings))),
    ),
    cancelLoan: handle('cancelLoan', (input) =>
      moveLoan(services, input, (loan) => loans.repaying.cancel(loan)),
    ),
    setSaleOrder: handle('setSaleOrder', ({ client, path, body }) => {
      const loan = loans.table.find(client.id, path.id);
      if (!loan) return refusals.notFound();
      const ordered = loans.setSaleOrder(loan, body.isins);
      if (ordered) return ok(toWireLoanDetail(loans, ordered));
      const message = 'It has to name each pledged share once.';
      return refusals.fields([{ field: 'isins', code: 'invalid', message }]);
    }),
  };
}
