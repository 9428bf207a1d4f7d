import { operations } from '@wealth/api-sdk/operations';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Trader } from '../../simulator/createTrader.ts';
import type { PaperAction, PaperTrade } from './paperBooks.ts';

export const answers = {
  notes: operations.getContractNotes.answer,
  note: operations.getContractNote.answer,
  actions: operations.getClientActions.answer,
  dividends: operations.getDividends.answer,
  records: operations.getFundRecords.answer,
  lots: operations.getLots.answer,
  holdings: operations.getHoldings.answer,
  statement: operations.getHoldingsStatement.answer,
  portfolio: operations.getPortfolio.answer,
  returns: operations.getReturns.answer,
  profit: operations.getProfit.answer,
  asset: operations.getAsset.answer,
  figure: operations.getFigure.answer,
  record: operations.getFundRecord.answer,
  withdrawable: operations.getWithdrawable.answer,
  tax: operations.getTaxReport.answer,
  taxLots: operations.getTaxLots.answer,
} as const;

/** Rupees of an answer as whole paise, by their digits. */
export function paise(rupees: number): bigint {
  const [whole = '0', part = ''] = Math.abs(rupees).toFixed(2).split('.');
  const amount = BigInt(whole) * 100n + BigInt(part);
  return rupees < 0 ? -amount : amount;
}

export const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

export async function read<Data>(
  trader: Trader,
  schema: z.ZodMiniType<{ data: Data }>,
  path: `/${string}`,
): Promise<Data> {
  const reply = await trader.send(`GET ${path}`);
  expect([path, reply.status]).toEqual([path, 200]);
  return z.parse(schema, { data: reply.data, message: '' }).data;
}

/** What a client exports of all years. */
export async function exportAll(trader: Trader) {
  const { items: summaries } = await read(trader, answers.notes, '/trade/app/v1/notes/list');
  const notes = await Promise.all(
    summaries.map(({ day }) => read(trader, answers.note, `/trade/app/v1/notes?day=${day}`)),
  );
  const { items: actions } = await read(trader, answers.actions, '/stat/app/v1/actions');
  const { items: dividends } = await read(trader, answers.dividends, '/stat/app/v1/dividends');
  const records = await read(trader, answers.records, '/fund/app/v1/records?limit=10000');
  return { notes, actions, dividends, records };
}

export type Exported = Awaited<ReturnType<typeof exportAll>>;

export function toTrades({ notes }: Exported): PaperTrade[] {
  return notes.flatMap(({ day, orders }) =>
    orders.map(({ isin, side, quantity, value, charges }) => {
      const tax = charges.find(({ code }) => code === 'securities_transaction_tax');
      const transactionTax = paise(tax?.amount ?? 0);
      const all = sum(charges.map(({ amount }) => paise(amount)));
      return {
        day,
        isin,
        side,
        quantity,
        value: paise(value),
        charges: all - transactionTax,
        transactionTax,
      };
    }),
  );
}

export function toActions({ actions }: Exported): PaperAction[] {
  return actions
    .filter(({ state }) => state !== 'announced')
    .map(({ kind, ex_date: day, isin_before, isin_after, ratio, cost_percent: percent, allotted_on }) => ({
      day,
      kind,
      isinBefore: isin_before,
      isinAfter: isin_after,
      isinNew: kind === 'demerger' ? isin_after : null,
      before: ratio?.before ?? 1,
      after: ratio?.after ?? 1,
      costShare: Number(paise(percent ?? 0)),
      allottedOn: allotted_on,
    }));
}

/** Units of each ISIN, of whatever lots. */
export function unitsOf(rows: ReadonlyArray<{ isin: string; quantity: number }>): string[] {
  const units = new Map<string, number>();
  for (const { isin, quantity } of rows) units.set(isin, (units.get(isin) ?? 0) + quantity);
  return [...units].map(([isin, quantity]) => `${isin} ${quantity}`).toSorted();
}

export async function allOpenLots(trader: Trader) {
  const open = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page: z.infer<typeof answers.lots>['data'] = await read(
      trader,
      answers.lots,
      `/stat/app/v1/lots?limit=200${at}`,
    );
    open.push(...page.open);
    cursor = page.next_cursor;
  }
  return open;
}
