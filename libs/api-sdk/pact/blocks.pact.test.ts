import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as trade from '../src/generated/endpoints/trade/trade.ts';
import { anyBearer, by, get, holding, isRefused, moment, post, put, refused, succeeds } from './contract.ts';
import { keyed } from './issueShapes.ts';

const { eachLike, integer, like, nullValue, number, regex } = MatchersV3;

const windowOpen = 'it is 19 November 2026, and the afternoon window of block deals is open';

describe('block windows', () => {
  const window = (of: object) => ({ ...of, deals: integer(1) });
  const share = { instrument: { market: 'NSE', symbol: like('ARAVBANK') }, name: like('Aravalli Bank') };
  const block = {
    ...share,
    id: regex('^BLK-\\d{8}-(AM|PM)-\\d{2}$', 'BLK-20261119-PM-02'),
    isin: like('INE000A01012'),
    side: regex('^(BUY|SELL)$', 'SELL'),
    quantity: integer(240_000),
    smallest_quantity: integer(169_148),
    price: number(1_478),
    reference: number(1_486.2),
    lower: number(1_441.7),
    upper: number(1_530.7),
    tick_size: number(0.1),
    against_percent: number(-0.55),
    window: 'afternoon',
    tradable_from: nullValue(),
    shown_at: moment('2026-11-19T14:05:00+05:30'),
    status: regex('^(open|taken|ended)$', 'open'),
    application: nullValue(),
  };
  const deal = {
    ...share,
    id: like('BLK-20261119-PM-01'),
    time: moment('2026-11-19T14:06:58+05:30'),
    buyer: like('Sarovar Pension Trust'),
    seller: like('Malhar Family Office'),
    quantity: integer(150_000),
    price: number(2_071.3),
    reference: number(2_064.9),
    against_percent: number(0.31),
    value: number(310_695_000),
    window: regex('^(morning|afternoon)$', 'afternoon'),
    is_own: false,
  };

  it('are told with what is offered in them and the tape of the day [I5C-4-PACT]', async () => {
    const told = get('/trade/app/v1/otc')('the block windows of the day', {
      ...by(windowOpen),
      answer: holding({
        now: moment('2026-11-19T14:19:00+05:30'),
        windows: [
          window({
            window: 'morning',
            from: '2026-11-19T08:45:00+05:30',
            to: '2026-11-19T09:00:00+05:30',
            status: 'closed',
          }),
          window({
            window: 'afternoon',
            from: '2026-11-19T14:05:00+05:30',
            to: '2026-11-19T14:20:00+05:30',
            status: 'open',
          }),
        ],
        next: { window: 'morning', from: '2026-11-20T08:45:00+05:30', to: '2026-11-20T09:00:00+05:30' },
        minimum: 250_000_000,
        band_percent: 3,
        blocks: eachLike(block),
        tape: eachLike(deal),
        notice: null,
      }),
    });
    const board = await succeeds(told, () => trade.getBlocks());
    expect(board.windows.map(({ status }) => status)).toEqual(['closed', 'open']);
    expect(board.blocks[0]?.window).toBe('afternoon');
  });

  it('need no notice while one is open [I5C-4-PACT] [I5C-4-TELL]', async () => {
    const body = { wanted: true };
    const asked = put('/trade/app/v1/otc/notice')('a notice before the next block window', {
      ...by(windowOpen),
      json: body,
      answer: holding({
        now: moment('2026-11-19T14:19:00+05:30'),
        windows: eachLike(
          window({
            window: 'morning',
            from: '2026-11-19T08:45:00+05:30',
            to: '2026-11-19T09:00:00+05:30',
            status: regex('^(open|closed)$', 'closed'),
          }),
        ),
        next: like({ window: 'morning', from: '2026-11-20T08:45:00+05:30', to: '2026-11-20T09:00:00+05:30' }),
        minimum: 250_000_000,
        band_percent: 3,
        blocks: eachLike(block),
        tape: eachLike(deal),
        notice: null,
      }),
    });
    expect((await succeeds(asked, () => trade.setBlockNotice(body))).notice).toBeNull();
  });

  it('preview a bid, and name what would refuse it [I5C-7-PACT]', async () => {
    const id = 'BLK-20261119-PM-01';
    const bid = { side: 'BUY', quantity: 1_000, price: 767.65 } as const;
    const previewed = post(`/trade/app/v1/otc/${id}/bids/preview`)('a preview of a bid on a block', {
      ...by(windowOpen),
      json: bid,
      answer: holding({
        ...bid,
        value: number(767_650),
        charges: eachLike({ code: like('gst'), label: like('GST'), amount: number(4.38) }),
        total: number(768_561.15),
        available: number(642_860.63),
        settlement_date: '2026-11-20',
        errors: eachLike({
          field: like('quantity'),
          index: nullValue(),
          code: 'below_minimum',
          message: like('A block is worth at least ₹25,00,00,000.00.'),
          nearest: integer(325_670),
          until: nullValue(),
        }),
      }),
    });
    const { errors } = await succeeds(previewed, () => trade.previewBlockBid(id, bid));
    expect(errors[0]).toMatchObject({ code: 'below_minimum', nearest: 325_670 });
  });

  it('are found one by one; a bid on one that is gone is refused [I5C-4-PACT]', async () => {
    const id = 'BLK-20261119-PM-01';
    const found = get(`/trade/app/v1/otc/${id}`)('one block', { ...by(windowOpen), answer: holding(block) });
    expect((await succeeds(found, () => trade.getBlock(id))).window).toBe('afternoon');
    const gone = 'BLK-20261119-PM-99';
    const bid = { side: 'BUY', quantity: 200_000, price: 1_478 } as const;
    const sent = post(`/trade/app/v1/otc/${gone}/bids`)('a bid on a block that is gone', {
      state: windowOpen,
      headers: { ...anyBearer, ...keyed },
      json: bid,
      ...refused(404, 'Not found.'),
    });
    expect((await isRefused(sent, () => trade.createBlockBid(gone, bid, keyed))).status).toBe(404);
  });
});
