import {
  assetFixture,
  envelopeOf,
  getGetAssetMockHandler,
  getGetFundRecordsMockHandler,
  getGetWithdrawalsMockHandler,
} from '@wealth/api-sdk/testing';
import type { FundRecord, FundRecordDetail, FundTotals, Withdrawal } from '@wealth/api-sdk/model';
import { fromPaise, fromWire, istDay, minus, noMoney, sumOf, toWire } from '@wealth/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { primaryAccount } from './fundFixtures.ts';

const account = {
  id: primaryAccount.id,
  bank_name: primaryAccount.bank_name,
  masked_number: primaryAccount.masked_number,
  ifsc: primaryAccount.ifsc,
  holder: primaryAccount.holder,
};
const nothing = { reference: null, instrument: null, trade: null, account: null } as const;
const noSource = { kind: 'none', id: null } as const;
const share = { market: 'NSE', symbol: 'ARAVBANK' } as const;

/** Without what it left: that is worked out from those before it. */
type Draft = Omit<FundRecord, 'id' | 'balance'>;

/** From the oldest to the newest. */
const drafts: readonly Draft[] = [
  {
    ...nothing,
    kind: 'deposit',
    amount: 200_000,
    state: 'CREDITED',
    time: '2026-11-13T10:20:00+05:30',
    reference: 'WD4F7A2C91B05E',
    source: { kind: 'deposit', id: 'deposit-1' },
    account,
  },
  {
    ...nothing,
    kind: 'purchase',
    amount: -45_413.7,
    state: 'SETTLED',
    time: '2026-11-16T09:31:00+05:30',
    reference: '1200000000000001',
    source: { kind: 'order', id: 'order-1' },
    instrument: share,
    trade: { quantity: 45, price: 1_008, traded_at: '2026-11-16T09:31:00+05:30' },
  },
  {
    ...nothing,
    kind: 'charge',
    amount: -15.93,
    state: 'CHARGED',
    time: '2026-11-17T18:00:00+05:30',
    source: noSource,
    instrument: share,
  },
  {
    ...nothing,
    kind: 'sale',
    amount: 20_170.68,
    state: 'SETTLED',
    time: '2026-11-18T08:00:00+05:30',
    reference: '1200000000000002',
    source: { kind: 'order', id: 'order-2' },
    instrument: share,
    trade: { quantity: 20, price: 1_010, traded_at: '2026-11-17T11:00:00+05:30' },
  },
  {
    ...nothing,
    kind: 'withdrawal',
    amount: -125_000,
    state: 'FAILED',
    time: '2026-11-18T16:00:00+05:30',
    reference: 'WD-26111800093',
    source: { kind: 'withdrawal', id: 'withdrawal-1' },
    account,
  },
  {
    ...nothing,
    kind: 'withdrawal',
    amount: 125_000,
    state: 'FAILED',
    time: '2026-11-18T18:00:00+05:30',
    reference: 'WD-26111800093',
    source: { kind: 'withdrawal', id: 'withdrawal-1' },
    account,
  },
  {
    ...nothing,
    kind: 'settlement',
    amount: -50_000.05,
    state: 'SENT',
    time: '2026-11-19T09:00:00+05:30',
    reference: 'RA-26111900001',
    source: { kind: 'settlement', id: 'settlement-1' },
    account,
  },
];

/** With ids and what each left; the newest first, as the server answers. */
export function recordsFrom(rows: readonly Draft[]): FundRecord[] {
  let balance = noMoney;
  return rows
    .map((row, at): FundRecord => {
      balance = sumOf([balance, fromWire(row.amount)]);
      return { ...row, id: String(at + 1), balance: toWire(balance) };
    })
    .toReversed();
}

export const recordFixtures = recordsFrom(drafts);

/** As many records as asked for, several a day. */
export const manyRecords = (count: number): FundRecord[] =>
  recordsFrom(
    Array.from({ length: count }, (_, at): Draft => {
      const draft = drafts[at % 2] ?? drafts[0];
      if (!draft) throw new RangeError('there is a draft');
      const time = new Date(Date.parse('2026-11-19T09:00:00+05:30') - (count - at) * 3_600_000);
      return { ...draft, time: time.toISOString() };
    }),
  );

const historyOf = ({ kind, time }: FundRecord): FundRecordDetail['history'] => {
  const step = (state: string, code: string | null = null) => ({
    state,
    time,
    reason: code === null ? null : { code, message: 'The bank has refused it.' },
  });
  if (kind === 'deposit') return [step('AWAITING_PAYMENT'), step('CREDITED')];
  if (kind === 'withdrawal') return [step('REQUESTED'), step('SENT'), step('FAILED', 'bank_refused')];
  return kind === 'settlement' ? [step('SENT')] : [];
};

/** A record with its history, and with one entry of the ledger that is its amount. */
export function detailOf(record: FundRecord): FundRecordDetail {
  const { id, amount, kind, time } = record;
  const isIn = amount > 0;
  const other = record.source.kind === 'order' ? 'clearing' : 'bank';
  return {
    ...record,
    history: historyOf(record),
    entries: [
      {
        id: Number(id),
        code: kind,
        from: isIn ? other : 'cash',
        to: isIn ? 'cash' : other,
        amount: Math.abs(amount),
        time,
      },
    ],
  };
}

function totalsOf(all: readonly FundRecord[], asked: readonly FundRecord[], from: string | null): FundTotals {
  const amounts = asked.map(({ amount }) => fromWire(amount));
  const before = from === null ? [] : all.filter(({ time }) => istDay(Date.parse(time)) < from);
  const moneyIn = sumOf(amounts.filter((amount) => amount > 0));
  return {
    count: asked.length,
    money_in: toWire(moneyIn),
    money_out: toWire(fromPaise(minus(moneyIn, sumOf(amounts)))),
    opening_balance: before[0]?.balance ?? 0,
    closing_balance: asked[0]?.balance ?? before[0]?.balance ?? 0,
  };
}

function isAsked(record: FundRecord, query: URLSearchParams): boolean {
  const day = istDay(Date.parse(record.time));
  const text = JSON.stringify(record).toLowerCase();
  return (
    (query.get('kind') ?? record.kind) === record.kind &&
    (query.get('state') ?? record.state) === record.state &&
    day >= (query.get('from') ?? day) &&
    day <= (query.get('to') ?? day) &&
    text.includes((query.get('search') ?? '').toLowerCase())
  );
}

/** A back end that knows these records, by their filters, page by page. */
export function recordHandlers(
  records: readonly FundRecord[] = recordFixtures,
  withdrawals: readonly Withdrawal[] = [],
): HttpHandler[] {
  return [
    getGetAssetMockHandler(
      envelopeOf({ ...assetFixture, cash: records[0]?.balance ?? 0, unsettled: 65_105.43, blocked: 1_000 }),
    ),
    getGetWithdrawalsMockHandler(envelopeOf({ items: [...withdrawals], next_cursor: null })),
    getGetFundRecordsMockHandler(({ request }) => {
      const query = new URL(request.url).searchParams;
      const asked = records.filter((record) => isAsked(record, query));
      const begin = Number(query.get('cursor') ?? 0);
      const end = begin + Number(query.get('limit') ?? 50);
      return envelopeOf({
        items: asked.slice(begin, end),
        next_cursor: end < asked.length ? String(end) : null,
        totals: begin === 0 ? totalsOf(records, asked, query.get('from')) : null,
      });
    }),
    http.get('*/fund/app/v1/records/:id', ({ params }) => {
      const record = records.find(({ id }) => id === params['id']);
      return record
        ? HttpResponse.json(envelopeOf(detailOf(record)))
        : HttpResponse.json({ data: null, message: 'Not found' }, { status: 404 });
    }),
  ];
}
