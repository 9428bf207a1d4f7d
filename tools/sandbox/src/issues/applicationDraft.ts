import { fromPaise, type Paise } from '@wealth/domain';
import {
  blockedAmount,
  type ApplicationFault,
  type ApplicationPayment,
  type ApplicationTerms,
} from '@wealth/domain/issues';
import { tellApplication, type IssueContext } from './issueContext.ts';
import { isOffer, type Issue } from './issueState.ts';
import type { NewApplication, StoredApplication } from './issueTable.ts';
import { offerCharges } from './offerCharges.ts';

export interface ApplicationDraft {
  /** One that is made up when absent. */
  id?: string;
  /** Prices in paise as they were typed; null for the cut-off. */
  bids: ReadonlyArray<{ quantity: number; price: number | null }>;
  upiId: string | null;
  bankId: string | null;
}

/** Who applies for what. */
export interface Applying {
  clientId: string;
  issue: Issue;
  draft: ApplicationDraft;
}

/** What became of a request: the application, or why there is none. */
export type Asked =
  | { kind: 'application'; application: StoredApplication }
  | { kind: 'faults'; faults: ApplicationFault[] }
  | { kind: 'tooLate' }
  | { kind: 'notAllowed' };

/** What pays for it; `own` is what the application blocks already. */
export function paymentOf(
  { banks, ledger }: Pick<IssueContext, 'banks' | 'ledger'>,
  { clientId, issue, draft }: Applying,
  own = 0,
): ApplicationPayment {
  if (isOffer(issue)) {
    const chargesOf = (value: Paise) => offerCharges(issue.share.market, value, issue.closesOn).total;
    return { by: 'cash', available: fromPaise(ledger.available(clientId) + own), chargesOf };
  }
  const account = draft.bankId === null ? null : banks.find(clientId, draft.bankId);
  return {
    by: 'mandate',
    upiId: draft.upiId,
    account: account && { isVerified: account.status === 'verified', upiId: account.upi_id },
  };
}

/** What is blocked, with charges where cash here pays for it. */
export function amountsOf(issue: Issue, terms: ApplicationTerms, bids: ApplicationDraft['bids']) {
  const value = blockedAmount(terms, bids);
  const charges = isOffer(issue)
    ? offerCharges(issue.share.market, value, issue.closesOn)
    : { lines: [], total: fromPaise(0) };
  return { charges, amount: fromPaise(value + charges.total) };
}

/** Twelve digits, as banks number their mandates. */
const mandateReferenceOf = (id: string) =>
  String((Number.parseInt(id.replaceAll('-', '').slice(0, 10), 16) % 900_000_000_000) + 100_000_000_000);

/** Of an application that nothing has happened to. */
export const untouched = {
  decided_at: null,
  number: null,
  allotted: null,
  price: null,
  is_late: 0,
  released_at: null,
} as const;

export const withoutMandate = {
  upi_id: null,
  bank_id: null,
  holder: null,
  ifsc: null,
  number_end: null,
  mandate_reference: null,
  mandate_sent_at: null,
} as const;

function mandateValues({ banks, clock }: IssueContext, { clientId, issue, draft }: Applying, id: string) {
  const account = draft.bankId === null || isOffer(issue) ? null : banks.find(clientId, draft.bankId);
  if (!account) return withoutMandate;
  const { id: bankId, holder, ifsc, number_end: numberEnd } = account;
  return {
    upi_id: draft.upiId,
    bank_id: bankId,
    holder,
    ifsc,
    number_end: numberEnd,
    mandate_reference: mandateReferenceOf(id),
    mandate_sent_at: clock.now(),
  };
}

type NewRow = Omit<NewApplication, 'state' | 'due_at'>;

/** The row of a new application. */
export function rowOf(context: IssueContext, applying: Applying, amount: Paise): NewRow {
  const { clientId, issue, draft } = applying;
  const { market, symbol, isin } = issue.share;
  const { id = context.random.uuid() } = draft;
  return {
    ...untouched,
    ...mandateValues(context, applying, id),
    id,
    client_id: clientId,
    kind: issue.kind,
    issue_id: issue.id,
    market,
    symbol,
    isin,
    side: 'BUY',
    bids: JSON.stringify(draft.bids),
    amount,
    asked_at: context.clock.now(),
  };
}

/** Writes an application in its first state. */
export function begin(
  context: Pick<IssueContext, 'clock' | 'database' | 'events' | 'table'>,
  row: NewRow,
  { state, dueAt }: { state: string; dueAt: number | null },
): StoredApplication {
  const { clock, table } = context;
  const added = table.add({ ...row, state, due_at: dueAt });
  table.addStep({ application_id: added.id, state, at: clock.now(), reason: null });
  tellApplication(context, added);
  return added;
}
