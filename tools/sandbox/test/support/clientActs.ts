import { randomUUID } from 'node:crypto';
import { operations } from '@wealth/api-sdk/operations';
import { expect } from 'vitest';
import type { Trader } from '../../simulator/createTrader.ts';
import { call, type Reply } from './api.ts';
import { answers, read } from './clientExports.ts';
import type { TestSandbox } from './testSandbox.ts';

/** Who acts, and where. */
export interface Acting {
  test: TestSandbox;
  trader: Trader;
  bank: { id: string; upi_id: string };
}

/** Two numbers that say which one is meant, and how much. */
export interface Drawn {
  which: number;
  size: number;
}

type Act = (acting: Acting, drawn: Drawn) => Promise<void>;
type Target = Parameters<typeof call>[1];

const hour = 3_600_000;
const steps = [60_000, 7 * 60_000, hour, 8 * hour, 24 * hour, 72 * hour, 9 * 24 * hour, 32 * 24 * hour];
/** The least that a purchase may come to, and some; rupees. */
const leastPurchase = 21_000;

const oneOf = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % Math.max(1, items.length)];

/** Whatever a client sends is done or refused: it never fails. */
function expectAnswered(target: string, { status, data }: Reply): void {
  expect([200, 400, 403, 404, 409], `${target}: ${JSON.stringify(data)}`).toContain(status);
}

async function confirmed({ trader }: Acting, target: Target, json?: object): Promise<Reply> {
  const headers = { 'idempotency-key': randomUUID(), cookie: await trader.confirm() };
  const reply = await trader.send(target, { headers, ...(json ? { json } : {}) });
  expectAnswered(target, reply);
  return reply;
}

async function control({ test, trader }: Acting, name: string, json: object): Promise<void> {
  const mobile = { mobile: trader.mobile };
  const isOfClient = name !== 'clock' && name !== 'price' && name !== 'action';
  const body = isOfClient ? { ...mobile, ...json } : json;
  expectAnswered(name, await call(test.sandbox, `POST /sandbox/v1/${name}`, { json: body }));
}

async function holdingOf({ trader }: Acting, which: number) {
  const holdings = await read(trader, answers.holdings, '/stat/app/v1/holdings');
  return oneOf(
    holdings.filter(({ listed }) => listed),
    which,
  );
}

async function place(acting: Acting, side: 'BUY' | 'SELL', { which, size }: Drawn): Promise<void> {
  const held = await holdingOf(acting, which);
  if (!held) return;
  const { instrument, last_price: last, sellable } = held;
  const quarters = (size % 4) + 1;
  const quantity =
    side === 'BUY'
      ? Math.ceil((leastPurchase + size) / last)
      : Math.max(1, Math.ceil((sellable * quarters) / 4));
  const isLimit = size % 3 === 0;
  const price = Math.round(last * (side === 'BUY' ? 0.97 : 1.03));
  const order = { instrument, side, validity: 'DAY', quantity } as const;
  const wish = isLimit
    ? { ...order, order_type: 'LIMIT' as const, price }
    : { ...order, order_type: 'MARKET' as const };
  expectAnswered(side, await acting.trader.place(wish, randomUUID()));
  acting.test.pass(1_000);
  acting.test.pass();
}

async function takeLoan(acting: Acting, { which, size }: Drawn): Promise<void> {
  const { trader, bank } = acting;
  const { holdings } = await read(trader, operations.getLoanCollateral.answer, '/credit/app/v1/collateral');
  const shares = holdings
    .filter(({ quantity, refusal }) => quantity > 0 && refusal === null)
    .map(({ isin, quantity }) => ({ isin, quantity: Math.ceil((quantity * ((size % 3) + 1)) / 3) }));
  const body = { holdings: shares, tenure_months: oneOf([6, 12, 24, 36], which), bank_id: bank.id };
  const seen = await trader.send('POST /credit/app/v1/loans/preview', { json: { ...body, amount: 10_000 } });
  const { limit } = operations.previewLoan.answer.parse({ data: seen.data, message: '' }).data;
  const amount = which % 2 === 0 ? limit : Math.floor(limit / 2_000) * 1_000;
  const quoted = await trader.send('POST /credit/app/v1/loans/quote', { json: { ...body, amount } });
  if (quoted.status !== 200) return;
  const { id } = operations.createLoanQuote.answer.parse({ data: quoted.data, message: '' }).data;
  await confirmed(acting, 'POST /credit/app/v1/loans', { quote_id: id, amount });
}

async function newestLoan({ trader }: Acting) {
  const { items } = await read(trader, operations.getLoans.answer, '/credit/app/v1/loans');
  const [newest] = items;
  return newest && read(trader, operations.getLoan.answer, `/credit/app/v1/loans/${newest.id}`);
}

async function repay(acting: Acting, { which, size }: Drawn): Promise<void> {
  const loan = await newestLoan(acting);
  if (!loan) return;
  const amounts = [loan.owed_today, 1_000 + size, loan.overdue, loan.call?.repay ?? 1_000];
  const amount = oneOf(amounts, which);
  await confirmed(acting, `POST /credit/app/v1/loans/${loan.id}/repayments`, { amount });
}

async function pledge(acting: Acting, { which }: Drawn): Promise<void> {
  const loan = await newestLoan(acting);
  const held = await holdingOf(acting, which);
  if (!loan || !held) return;
  const holdings = [{ isin: held.isin, quantity: Math.max(1, Math.floor(held.sellable / 2)) }];
  await confirmed(acting, `POST /credit/app/v1/loans/${loan.id}/pledges`, { holdings });
}

async function release(acting: Acting, { which, size }: Drawn): Promise<void> {
  const loan = await newestLoan(acting);
  const most = oneOf(loan?.can_release ?? [], which);
  if (!loan || !most) return;
  const holdings = [{ isin: most.isin, quantity: Math.ceil(most.quantity / ((size % 2) + 1)) }];
  await confirmed(acting, `POST /credit/app/v1/loans/${loan.id}/releases`, { holdings });
}

async function cancelLoan(acting: Acting): Promise<void> {
  const loan = await newestLoan(acting);
  if (loan) await confirmed(acting, `POST /credit/app/v1/loans/${loan.id}/cancellation`);
}

async function apply(acting: Acting, { which, size }: Drawn): Promise<void> {
  const { trader, bank } = acting;
  const [list, operation] =
    which % 2 === 0
      ? (['fo', operations.getFollowOnOffers] as const)
      : (['ipo', operations.getIpoIssues] as const);
  const issues = await read(trader, operation.answer, `/trade/app/v1/${list}`);
  const issue = oneOf(
    issues.filter(({ application, status }) => status === 'open' && application === null),
    size,
  );
  if (!issue) return;
  const quantity = issue.smallest?.quantity ?? 1;
  const account = issue.kind === 'ofs' ? [null, null] : [bank.upi_id, bank.id];
  await confirmed(acting, `POST /trade/app/v1/${list}/${issue.id}/applications`, {
    bids: [{ quantity, price: issue.board === 'sme' ? issue.price_high : null }],
    upi_id: account[0],
    bank_id: account[1],
  });
}

async function withdrawApplication(acting: Acting, { which }: Drawn): Promise<void> {
  const { items } = await read(
    acting.trader,
    operations.getApplications.answer,
    '/trade/app/v1/applications?limit=50',
  );
  const application = oneOf(items, which);
  if (application) await confirmed(acting, `DELETE /trade/app/v1/applications/${application.id}`);
}

async function deposit(acting: Acting, { which, size }: Drawn): Promise<void> {
  const asked = { method: 'transfer', amount: 20_000 + size, bank_id: acting.bank.id };
  const reply = await confirmed(acting, 'POST /fund/app/v1/deposits', asked);
  if (reply.status !== 200) return;
  const { id } = operations.createDeposit.answer.parse({ data: reply.data, message: '' }).data;
  const from = which % 4 === 0 ? 'another_account' : 'own_account';
  const path = `POST /fund/app/v1/deposits/${id}/simulated_payment` as const;
  expectAnswered(path, await acting.trader.send(path, { json: { from } }));
}

async function actOfCompany(acting: Acting, { which, size }: Drawn): Promise<void> {
  const held = await holdingOf(acting, which);
  if (!held) return;
  const { market, symbol } = held.instrument;
  const kind = oneOf(['split', 'bonus', 'dividend'], size);
  const terms = kind === 'dividend' ? { amount: 7.35 } : { after: 2, before: 1 };
  await control(acting, 'action', { market, symbol, kind, ...terms });
}

async function movePrice(acting: Acting, { which, size }: Drawn): Promise<void> {
  const held = await holdingOf(acting, which);
  if (!held) return;
  const { market, symbol } = held.instrument;
  const price = Math.round((held.last_price * (90 + (size % 18))) / 100);
  await control(acting, 'price', { market, symbol, price });
}

/** What a client, its bank, its lender and companies do, and time that goes by. */
export const acts: Readonly<Record<string, Act>> = {
  wait: async (acting, { which }) => {
    await control(acting, 'clock', { advance_ms: oneOf(steps, which) });
    acting.test.pass();
  },
  buy: (acting, drawn) => place(acting, 'BUY', drawn),
  sell: (acting, drawn) => place(acting, 'SELL', drawn),
  cancelOrders: async ({ trader }) => expectAnswered('cancel', await trader.cancelAll()),
  deposit,
  withdraw: async (acting, { size }) => {
    const asked = { amount: 100 + size, bank_id: acting.bank.id };
    await confirmed(acting, 'POST /fund/app/v1/withdrawals', asked);
  },
  takeLoan,
  repay,
  pledge,
  release,
  cancelLoan,
  lender: (acting, { which }) =>
    control(acting, 'loans', { action: oneOf(['call', 'next', 'bank_refuses', 'bank_pays'], which) }),
  apply,
  mandate: (acting, { which }) =>
    control(acting, 'mandate', { action: oneOf(['approve', 'approve', 'decline', 'no_money'], which) }),
  withdrawApplication,
  waiver: (acting, { which }) => control(acting, 'offers/grant', { uses: (which % 2) + 1 }),
  actOfCompany,
  movePrice,
};
