import type { PriceAlert, PriceAlertBody, PriceAlertChange } from '@wealth/api-sdk/model';
import { envelopeOf } from '@wealth/api-sdk/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';

function alertOf(id: string, alert: Partial<PriceAlert>): PriceAlert {
  return {
    id,
    instrument: { market: 'NSE', symbol: 'ARAVBANK', name: 'Aravalli Bank', listed: true },
    kind: 'price',
    direction: 'above',
    value: 1055.1,
    repeat: false,
    ends_at: null,
    state: 'armed',
    created_at: '2026-11-18T10:00:00+05:30',
    fired: [],
    ...alert,
  };
}

const oil = { market: 'NSE', symbol: 'INDRAOIL', name: 'Indradhanush Oil', listed: true } as const;

/** Of each state one, on two shares; one has fired twice. */
export const alertFixtures: readonly PriceAlert[] = [
  alertOf('far', {}),
  alertOf('near', { instrument: oil, direction: 'below', value: 1540, ends_at: '2026-12-31T23:59:59+05:30' }),
  alertOf('resting', {
    kind: 'change_percent',
    value: 0.5,
    repeat: true,
    state: 'resting',
    fired: [
      { price: 1003.65, time: '2026-11-19T11:02:09+05:30', hour_later: 1000.1, day_later: null },
      { price: 1009.1, time: '2026-11-18T10:12:44+05:30', hour_later: 1010.2, day_later: 1004.9 },
    ],
  }),
  alertOf('fired', {
    instrument: oil,
    kind: 'volume',
    value: 1_000_000,
    state: 'fired',
    fired: [{ price: 1538.2, time: '2026-11-19T13:40:00+05:30', hour_later: null, day_later: null }],
  }),
];

/** Waits for the gain of what the client holds. */
export const gainAlertFixture: PriceAlert = alertOf('gain', {
  kind: 'gain_percent',
  value: 30,
  average_price: 800,
});

/** A back end that keeps alerts, as the sandbox does. */
export function createAlertServer(start: readonly PriceAlert[] = alertFixtures) {
  let alerts = [...start];
  const keys: Array<string | null> = [];

  const handlers: HttpHandler[] = [
    http.get('*/client/app/v1/alerts', () => HttpResponse.json(envelopeOf(alerts))),
    http.post<never, PriceAlertBody>('*/client/app/v1/alerts', async ({ request }) => {
      const { instrument, ...terms } = await request.json();
      keys.push(request.headers.get('Idempotency-Key'));
      const named = start.find((other) => other.instrument.symbol === instrument.symbol)?.instrument;
      const added = alertOf(`added-${alerts.length}`, {
        ...terms,
        instrument: named ?? { ...instrument, name: instrument.symbol, listed: true },
      });
      alerts = [added, ...alerts];
      return HttpResponse.json(envelopeOf(added));
    }),
    http.patch<{ id: string }, PriceAlertChange>(
      '*/client/app/v1/alerts/:id',
      async ({ params, request }) => {
        const change = await request.json();
        alerts = alerts.map((one) =>
          one.id === params.id ? { ...one, ...change, state: 'armed', suspension: undefined } : one,
        );
        const changed = alerts.find(({ id }) => id === params.id);
        return HttpResponse.json(envelopeOf(changed ?? null), { status: changed ? 200 : 404 });
      },
    ),
    http.delete<{ id: string }>('*/client/app/v1/alerts/:id', ({ params }) => {
      alerts = alerts.filter(({ id }) => id !== params.id);
      return HttpResponse.json(envelopeOf(null));
    }),
  ];
  return {
    handlers,
    alerts: () => alerts,
    /** The keys that new alerts came with. */
    keys,
  };
}
