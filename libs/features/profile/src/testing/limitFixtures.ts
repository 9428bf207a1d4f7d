import type { TradeLimits, TradeLimitValues } from '@wealth/api-sdk/model';
import { envelopeOf } from '@wealth/api-sdk/testing';
import { limitsAt, requestLimits } from '@wealth/domain';
import { tradeLimitBody, tradeLimitsOf } from '@wealth/parts';
import { fixedNow } from '@wealth/testing/stage';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** Of a client who has lost something today and forbidden itself a few things. */
export const someLimits: TradeLimits = {
  daily_loss: 5_000,
  largest_order: 200_000,
  segments_off: ['otc'],
  cooling_off_until: null,
  pending: null,
  lost_today: 1_240.5,
};

export const noLimits: TradeLimits = {
  ...someLimits,
  daily_loss: null,
  largest_order: null,
  segments_off: [],
  lost_today: 0,
};

/** With a larger loss that waits, and a cooling-off that runs. */
export const waitingLimits: TradeLimits = {
  ...someLimits,
  cooling_off_until: '2026-11-21T18:00:00+05:30',
  pending: { daily_loss: 9_000, largest_order: 200_000, segments_off: [], from: '2026-11-20' },
};

/** A back end that keeps limits by the rules of the sandbox, on the afternoon of the tests. */
export function limitServer(start: TradeLimits = someLimits) {
  let kept = start;
  const bodies: TradeLimitValues[] = [];
  const handlers: HttpHandler[] = [
    http.get('*/client/app/v1/limits', () => HttpResponse.json(envelopeOf(kept))),
    http.put<never, TradeLimitValues>('*/client/app/v1/limits', async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      const { lost_today } = kept;
      const asked = tradeLimitsOf({ ...body, pending: null, lost_today });
      const requested = requestLimits(tradeLimitsOf(kept), asked, fixedNow);
      if (requested.kind === 'fault') {
        const fault = { field: 'cooling_off_until', code: 'too_early', message: 'Too early' };
        return HttpResponse.json({ data: { errors: [fault] }, message: 'Not so' }, { status: 400 });
      }
      const { pending, ...limits } = limitsAt(requested.limits, fixedNow);
      const waiting = pending && tradeLimitBody({ ...pending, coolingOffUntil: null });
      kept = {
        ...tradeLimitBody(limits),
        pending: waiting && pending && { ...waiting, from: pending.from },
        lost_today,
      };
      return HttpResponse.json(envelopeOf(kept));
    }),
  ];
  return {
    handlers,
    bodies,
    /** Another tab saves something. */
    become: (next: TradeLimits) => {
      kept = next;
    },
  };
}
