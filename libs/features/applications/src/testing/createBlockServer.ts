import { envelopeOf } from '@wealth/api-sdk/testing';
import type {
  ApplicationFault,
  BlockBidBody,
  BlockBoard,
  BlockNoticeBody,
  IssueApplicationDetail,
} from '@wealth/api-sdk/model';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { blockFixture, blockPreviewFixture, metBid, openBoard } from './blockFixtures.ts';

export interface BlockState {
  board: BlockBoard;
  /** Bids of the client, the newest first. */
  bids: IssueApplicationDetail[];
  /** What becomes of a bid. */
  outcome: IssueApplicationDetail;
  available: number;
  /** What the previews find. */
  errors: ApplicationFault[];
}

const ok = (data: unknown) => HttpResponse.json(envelopeOf(data));
const missing = () => HttpResponse.json({ data: null, message: 'Not found' }, { status: 404 });

const asset = (available: number) => ({
  cash: available,
  available,
  blocked: 0,
  unsettled: 0,
  pledged: 0,
  withdrawable: available,
  holdings_value: 0,
  total: available,
  as_of: '2026-11-19T14:08:21+05:30',
});

/** A back end for block windows that keeps what it is told, and says what it was asked. */
export function createBlockServer(initial: Partial<BlockState> = {}) {
  const state: BlockState = {
    board: openBoard,
    bids: [],
    outcome: metBid,
    available: 600_000_000,
    errors: [],
    ...initial,
  };
  const sent: Array<{ key: string | null; id: string; body: BlockBidBody }> = [];
  const handlers: HttpHandler[] = [
    http.post('*/client/app/v1/pin/verify', () => ok(null)),
    http.get('*/stat/app/v1/asset', () => ok(asset(state.available))),
    http.get('*/trade/app/v1/otc', () => ok(state.board)),
    http.put<never, BlockNoticeBody>('*/trade/app/v1/otc/notice', async ({ request }) => {
      const { wanted } = await request.json();
      const { notice } = state.board;
      state.board = { ...state.board, notice: notice && { ...notice, wanted } };
      return ok(state.board);
    }),
    http.get<{ id: string }>('*/trade/app/v1/otc/:id', ({ params }) => {
      const ended = { ...blockFixture, status: 'ended' } as const;
      const found = state.board.blocks.find(({ id }) => id === params.id);
      return found || params.id === ended.id ? ok(found ?? ended) : missing();
    }),
    http.post<{ id: string }, BlockBidBody>('*/trade/app/v1/otc/:id/bids/preview', async ({ request }) => {
      const body = await request.json();
      return ok({ ...blockPreviewFixture, ...body, errors: state.errors });
    }),
    http.post<{ id: string }, BlockBidBody>('*/trade/app/v1/otc/:id/bids', async ({ request, params }) => {
      const body = await request.json();
      sent.push({ key: request.headers.get('Idempotency-Key'), id: params.id, body });
      state.bids = [state.outcome, ...state.bids];
      return ok(state.outcome);
    }),
    http.get('*/trade/app/v1/applications', () =>
      ok({ items: state.bids.map(({ draw: _d, trade: _t, ...bid }) => bid), next_cursor: null }),
    ),
    http.get<{ id: string }>('*/trade/app/v1/applications/:id', ({ params }) => {
      const found = state.bids.find(({ id }) => id === params.id);
      return found ? ok(found) : missing();
    }),
  ];
  return { state, sent, handlers };
}
