import { envelopeOf } from '@wealth/api-sdk/testing';
import type {
  ClaimableSubject,
  ClaimAnswerBody,
  ClaimBody,
  ClaimDetail,
  ClaimFault,
  ClaimInformationBody,
} from '@wealth/api-sdk/model';
import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  acceptedClaim,
  applicationSubject,
  claimFixture,
  movementSubject,
  orderSubject,
  refusedClaim,
} from './claimFixtures.ts';

export interface ClaimState {
  claims: ClaimDetail[];
  subjects: ClaimableSubject[];
  /** What the preview finds. */
  errors: ClaimFault[];
  /** Whether an account can be paid to. */
  hasAccount: boolean;
}

const ok = (data: unknown) => HttpResponse.json(envelopeOf(data));
const refused = (status: number, code: string, field: string) => {
  const message = 'Refused';
  return HttpResponse.json({ data: { errors: [{ field, code, message }] }, message }, { status });
};

/** A back end for claims that keeps what it is told, and says what it was asked. */
export function createClaimServer(initial: Partial<ClaimState> = {}) {
  const state: ClaimState = {
    claims: [claimFixture],
    subjects: [orderSubject, applicationSubject, movementSubject],
    errors: [],
    hasAccount: true,
    ...initial,
  };
  const sent: unknown[] = [];
  let uploads = 0;
  const put = (claim: ClaimDetail) => {
    state.claims = state.claims.map((one) => (one.id === claim.id ? claim : one));
    return ok(claim);
  };

  const handlers: HttpHandler[] = [
    http.get('*/credit/app/v1/compensations', () => ok({ items: state.claims, next_cursor: null })),
    http.get('*/credit/app/v1/compensations/subjects/recent', () => ok(state.subjects)),
    http.get<{ id: string }>('*/credit/app/v1/compensations/:id', ({ params }) => {
      const found = state.claims.find(({ id }) => id === params.id);
      return found ? ok(found) : HttpResponse.json({ data: null, message: 'Not found' }, { status: 404 });
    }),
    http.post<never, ClaimBody>('*/credit/app/v1/compensations/preview', async ({ request }) => {
      const { subject } = await request.json();
      const known = state.subjects.find(({ id }) => id === subject?.id);
      const { formulas = [], ...wire } = known ?? {};
      return ok({
        subject: known ? wire : null,
        formula: formulas[0] ?? null,
        answer_by: '2026-12-10',
        errors: state.errors,
      });
    }),
    http.post<never, ClaimBody>('*/credit/app/v1/compensations', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      const claim: ClaimDetail = {
        ...claimFixture,
        id: 'claim-2',
        reference: 'CP-26110001',
        amount: body.amount ?? 0,
        state: 'SUBMITTED',
        received_at: '2026-11-19T14:32:00+05:30',
        answer_by: '2026-12-10',
        history: [{ state: 'SUBMITTED', time: '2026-11-19T14:32:00+05:30', reason: null, text: null }],
        images: body.images,
      };
      state.claims = [claim, ...state.claims];
      return ok(claim);
    }),
    http.post<{ id: string }, ClaimInformationBody>(
      '*/credit/app/v1/compensations/:id/information',
      async ({ request }) => {
        sent.push(await request.json());
        return put(claimFixture);
      },
    ),
    http.post<{ id: string }, ClaimAnswerBody>(
      '*/credit/app/v1/compensations/:id/answer',
      async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        if (body.accept && !state.hasAccount) return refused(400, 'no_account', 'bank_id');
        return put(body.accept ? acceptedClaim : refusedClaim);
      },
    ),
    http.post('*/client/app/v1/pin/verify', () => ok(null)),
    http.post('*/client/app/v1/image', () => {
      uploads += 1;
      return ok({ url: `/files/${uploads}` });
    }),
  ];
  return { state, sent, handlers };
}
