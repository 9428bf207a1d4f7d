import {
  assetFixture,
  envelopeOf,
  getGetAssetMockHandler,
  getGetBankAccountsMockHandler,
  getVerifyPinMockHandler,
} from '@wealth/api-sdk/testing';
import type {
  ApplicationBody,
  ApplicationChangeBody,
  ApplicationFault,
  ApplicationPreview,
  BankAccount,
  IssueApplicationDetail,
  IssueDetail,
  SimulatedMandateBody,
} from '@wealth/api-sdk/model';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { applicationsByState, offerFixture, pendingFixture } from './applicationFixtures.ts';
import {
  fpoFixture,
  ipoFixture,
  listedFixture,
  ofsFixture,
  ownAccount,
  smeFixture,
  upcomingFixture,
  waitingAccount,
} from './issueFixtures.ts';

export interface IssueState {
  issues: IssueDetail[];
  applications: IssueApplicationDetail[];
  accounts: BankAccount[];
  /** What the previews find. */
  errors: ApplicationFault[];
}

interface Backend {
  state: IssueState;
  sent: Array<{ key: string | null; id: string; body: ApplicationBody }>;
  changed: ApplicationChangeBody[];
}

const ok = (data: unknown) => HttpResponse.json(envelopeOf(data));
const missing = () => HttpResponse.json({ data: null, message: 'Not found' }, { status: 404 });

function previewOf(
  issue: IssueDetail,
  { bids }: ApplicationBody,
  errors: ApplicationFault[],
): ApplicationPreview {
  const isOffer = issue.kind === 'ofs';
  const top = (isOffer ? issue.cut_off : issue.price_high) ?? 0;
  const priced = bids.map(({ quantity, price }) => ({ quantity, price, amount: quantity * (price ?? top) }));
  const amount = Math.max(...priced.map((bid) => bid.amount));
  return {
    bids: priced,
    quantity: Math.max(...bids.map(({ quantity }) => quantity)),
    amount: isOffer ? amount + 175.98 : amount,
    place: isOffer ? 'cash' : 'bank',
    charges: isOffer
      ? [{ code: 'securities_transaction_tax', label: 'Securities transaction tax', amount: 175.98 }]
      : [],
    available: isOffer ? assetFixture.available : null,
    mandates_until: issue.mandates_until,
    errors,
  };
}

function placedOf(issue: IssueDetail, body: ApplicationBody): IssueApplicationDetail {
  const from = issue.kind === 'ofs' ? offerFixture : pendingFixture;
  const { bids, quantity, amount } = previewOf(issue, body, []);
  const { id, kind, board, name, instrument } = issue;
  return {
    ...from,
    kind,
    subject: { id, kind, board, name, instrument },
    bids,
    quantity,
    amount,
    money: { ...from.money, ...(issue.kind === 'ofs' ? { blocked: amount } : { free: amount }) },
  };
}

function issueHandlers({ state, sent }: Backend): HttpHandler[] {
  const listOf = (list: string) => state.issues.filter(({ kind }) => (kind === 'ipo') === (list === 'ipo'));
  const find = (id: unknown) => state.issues.find((issue) => issue.id === id);
  return ['ipo', 'fo'].flatMap((list) => [
    http.get(`*/trade/app/v1/${list}`, () => ok(listOf(list))),
    http.get<{ id: string }>(`*/trade/app/v1/${list}/:id`, ({ params }) => {
      const found = find(params.id);
      return found ? ok(found) : missing();
    }),
    http.post<{ id: string }, ApplicationBody>(
      `*/trade/app/v1/${list}/:id/applications/preview`,
      async ({ params, request }) => {
        const found = find(params.id);
        return found ? ok(previewOf(found, await request.json(), state.errors)) : missing();
      },
    ),
    http.post<{ id: string }, ApplicationBody>(
      `*/trade/app/v1/${list}/:id/applications`,
      async ({ params, request }) => {
        const found = find(params.id);
        if (!found) return missing();
        const body = await request.json();
        sent.push({ key: request.headers.get('Idempotency-Key'), id: params.id, body });
        const placed = placedOf(found, body);
        state.applications = [placed, ...state.applications];
        state.issues = state.issues.map((issue) =>
          issue.id === found.id ? { ...issue, application: ownOf(placed) } : issue,
        );
        return ok(placed);
      },
    ),
  ]);
}

const ownOf = ({ id, state, amount }: IssueApplicationDetail) => ({ id, state, amount });

function applicationHandlers({ state, changed }: Backend): HttpHandler[] {
  function put(id: string, next: (application: IssueApplicationDetail) => IssueApplicationDetail) {
    state.applications = state.applications.map((one) => (one.id === id ? next(one) : one));
    state.issues = state.issues.map((issue) => {
      const own = state.applications.find((one) => one.id === issue.application?.id);
      return own ? { ...issue, application: ownOf(own) } : issue;
    });
    return ok(state.applications.find((one) => one.id === id));
  }
  return [
    http.get('*/trade/app/v1/applications', () => ok({ items: state.applications, next_cursor: null })),
    http.get<{ id: string }>('*/trade/app/v1/applications/:id', ({ params }) => {
      const found = state.applications.find(({ id }) => id === params.id);
      return found ? ok(found) : missing();
    }),
    http.patch<{ id: string }, ApplicationChangeBody>(
      '*/trade/app/v1/applications/:id',
      async ({ params, request }) => {
        const body = await request.json();
        changed.push(body);
        return put(params.id, (one) => ({
          ...one,
          bids: body.bids.map((bid) => ({ ...bid, amount: bid.quantity * 328 })),
        }));
      },
    ),
    http.delete<{ id: string }>('*/trade/app/v1/applications/:id', ({ params }) =>
      put(params.id, () => applicationsByState.withdrawn),
    ),
    http.post<{ id: string }>('*/trade/app/v1/applications/:id/mandate', ({ params }) =>
      put(params.id, (one) => one),
    ),
    http.post<{ id: string }, SimulatedMandateBody>(
      '*/trade/app/v1/applications/:id/simulated_mandate',
      async ({ params, request }) => {
        const { decision } = await request.json();
        return put(params.id, () =>
          decision === 'approve' ? applicationsByState.blocked : applicationsByState.declined,
        );
      },
    ),
  ];
}

/** A back end for issues that keeps what it is told, and says what it was asked. */
export function createIssueServer(initial: Partial<IssueState> = {}) {
  const state: IssueState = {
    issues: [ipoFixture, smeFixture, upcomingFixture, listedFixture, ofsFixture, fpoFixture],
    applications: [],
    accounts: [ownAccount, waitingAccount],
    errors: [],
    ...initial,
  };
  const backend: Backend = { state, sent: [], changed: [] };
  const common = [
    getGetAssetMockHandler(envelopeOf(assetFixture)),
    getGetBankAccountsMockHandler(() => envelopeOf(state.accounts)),
    getVerifyPinMockHandler(),
  ];
  return { ...backend, handlers: [...issueHandlers(backend), ...applicationHandlers(backend), ...common] };
}
