import type { Block, BlockBoard, BlockPreview, IssueApplicationDetail } from '@wealth/api-sdk/model';

const at = (time: string) => `2026-11-19T${time}+05:30`;

/** Shares that a party offers, from ₹25.9 crore on. */
export const blockFixture: Block = {
  id: 'BLK-20261119-PM-02',
  instrument: { market: 'NSE', symbol: 'AGNIPETRO' },
  name: 'Agnivesh Petroleum',
  isin: 'INE000A01012',
  side: 'SELL',
  quantity: 240_000,
  smallest_quantity: 169_148,
  price: 1_478,
  reference: 1_486.2,
  lower: 1_441.7,
  upper: 1_530.7,
  tick_size: 0.1,
  against_percent: -0.55,
  window: 'afternoon',
  tradable_from: null,
  shown_at: at('14:05:00'),
  status: 'open',
  application: null,
};

/** Shares that a party looks for. */
export const lookedForFixture: Block = {
  ...blockFixture,
  id: 'BLK-20261119-PM-05',
  instrument: { market: 'NSE', symbol: 'SANCHTEL' },
  name: 'Sancharika Telecom',
  isin: 'INE000B01010',
  side: 'BUY',
  quantity: 145_000,
  smallest_quantity: 120_802,
  price: 2_069.5,
  reference: 2_062.4,
  lower: 2_000.6,
  upper: 2_124.2,
  against_percent: 0.34,
};

const deal = {
  id: 'BLK-20261119-PM-01',
  time: at('14:06:58'),
  instrument: { market: 'NSE', symbol: 'SANCHTEL' },
  name: 'Sancharika Telecom',
  buyer: 'Sarovar Pension Trust',
  seller: 'Malhar Family Office',
  quantity: 150_000,
  price: 2_071.3,
  reference: 2_064.9,
  against_percent: 0.31,
  value: 310_695_000,
  window: 'afternoon',
  is_own: false,
} as const satisfies BlockBoard['tape'][number];

/** The board at 14:08:21, in the afternoon window. */
export const openBoard: BlockBoard = {
  now: at('14:08:21'),
  windows: [
    { window: 'morning', from: at('08:45:00'), to: at('09:00:00'), status: 'closed', deals: 2 },
    { window: 'afternoon', from: at('14:05:00'), to: at('14:20:00'), status: 'open', deals: 1 },
  ],
  next: { window: 'morning', from: '2026-11-20T08:45:00+05:30', to: '2026-11-20T09:00:00+05:30' },
  minimum: 250_000_000,
  band_percent: 3,
  blocks: [blockFixture, lookedForFixture],
  tape: [
    deal,
    {
      ...deal,
      id: 'BLK-20261119-AM-03',
      time: at('08:58:20'),
      instrument: { market: 'NSE', symbol: 'RATHMOTOR' },
      name: 'Rathvahan Motors',
      buyer: 'Malhar Family Office',
      seller: 'Tungabhadra Holdings',
      quantity: 16_000,
      price: 18_040,
      reference: 18_085.2,
      against_percent: -0.25,
      value: 288_640_000,
      window: 'morning',
    },
  ],
};

/** The board at 14:32:07, after both windows. */
export const closedBoard: BlockBoard = {
  ...openBoard,
  now: at('14:32:07'),
  windows: openBoard.windows.map((window) => ({ ...window, status: 'closed' })),
  blocks: [],
};

/** Of the smallest bid at the price of the block. */
export const blockPreviewFixture: BlockPreview = {
  side: 'BUY',
  quantity: 169_148,
  price: 1_478,
  value: 250_000_744,
  charges: [
    { code: 'securities_transaction_tax', label: 'STT', amount: 250_001 },
    { code: 'stamp_duty', label: 'Stamp duty', amount: 37_500 },
    { code: 'exchange_fee', label: 'Exchange fee', amount: 7_674.73 },
    { code: 'gst', label: 'GST', amount: 1_426.45 },
  ],
  total: 250_295_866.18,
  available: 600_000_000,
  settlement_date: '2026-11-20',
  errors: [],
};

/** A bid that was met at once. */
export const metBid: IssueApplicationDetail = {
  id: '3f1f6d1c-5d0a-4f0e-9b5e-0f3d2c1b0a99',
  reference: 'BK-26110001',
  kind: 'block',
  subject: {
    id: blockFixture.id,
    kind: 'block',
    board: 'mainboard',
    name: blockFixture.name,
    instrument: { market: 'NSE', symbol: 'AGNIPETRO' },
  },
  side: 'BUY',
  bids: [{ quantity: 169_148, price: 1_478, amount: 250_000_744 }],
  quantity: 169_148,
  amount: 250_295_866.18,
  state: 'MET',
  asked_at: at('14:09:00'),
  account: null,
  upi_id: null,
  money: { place: 'cash', free: 0, blocked: 0, paid: 250_295_866.18 },
  mandate: null,
  allotment: {
    quantity: 169_148,
    price: 1_478,
    amount: 250_000_744,
    released: 0,
    at: at('14:09:00'),
  },
  compensation: null,
  waiting_for: {
    by: 'depository',
    event: 'settlement',
    until: '2026-11-20T08:00:00+05:30',
    otherwise: null,
  },
  actions: [],
  history: [
    { state: 'WAITING', time: at('14:09:00'), reason: null },
    {
      state: 'MET',
      time: at('14:09:00'),
      reason: { code: 'met_by_crowd', message: 'The other party has met it.' },
    },
  ],
  draw: null,
  trade: {
    quantity: 169_148,
    price: 1_478,
    value: 250_000_744,
    charges: blockPreviewFixture.charges,
    total: 250_295_866.18,
    traded_at: at('14:09:00'),
    settlement_date: '2026-11-20',
  },
};

/** One that waits for the other party. */
export const waitingBid: IssueApplicationDetail = {
  ...metBid,
  state: 'WAITING',
  money: { place: 'cash', free: 0, blocked: metBid.amount, paid: 0 },
  allotment: null,
  waiting_for: { by: 'exchange', event: 'window', until: at('14:20:00'), otherwise: 'released' },
  actions: ['withdraw'],
  history: metBid.history.slice(0, 1),
  trade: null,
};

const released = {
  ...waitingBid,
  money: { place: 'cash', free: metBid.amount, blocked: 0, paid: 0 },
  waiting_for: null,
  actions: [],
} satisfies IssueApplicationDetail;

/** The window has ended, and nobody has met it. */
export const notMetBid: IssueApplicationDetail = {
  ...released,
  state: 'NOT_MET',
  history: [
    ...waitingBid.history,
    {
      state: 'NOT_MET',
      time: at('14:20:00'),
      reason: { code: 'window_ended', message: 'The window has ended.' },
    },
  ],
};

/** The exchange lets no two bids of one client trade with each other. */
export const preventedBid: IssueApplicationDetail = {
  ...released,
  state: 'PREVENTED',
  history: [
    ...waitingBid.history,
    {
      state: 'PREVENTED',
      time: at('14:11:00'),
      reason: { code: 'self_trade', message: 'It would have traded with another bid of your own.' },
    },
  ],
};
