import { ApiError, type ApiErrorKind } from '@wealth/api-sdk';
import type { OrderAnswer, OrderBody, OrderDetail } from '@wealth/api-sdk/model';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { setUpDesk } from '../testing/setUpDesk.ts';
import { bodyFixture, orderOf } from '../testing/ticketOrders.ts';
import { askDelaysMs } from './createOrderDesk.ts';

const key = bodyFixture.client_order_id;
const order = orderOf(bodyFixture);
const failed = (kind: ApiErrorKind, status?: number, code?: string) =>
  new ApiError(kind, 'POST /trade', {
    ...(status === undefined ? {} : { status }),
    fieldErrors: code === undefined ? [] : [{ field: 'client_order_id', code, message: '' }],
  });

describe('sending an order [I5A-6-INTENT]', () => {
  it('writes the intent down before it sends, and forgets it when the answer is there', async () => {
    const { openDesk, place, storage } = setUpDesk();
    place.mockImplementation(() => {
      expect([...storage.entries.keys()]).toEqual([`wealth.intent.${key}`]);
      return Promise.resolve(order);
    });
    const desk = openDesk();

    expect(await desk.send(bodyFixture)).toEqual({ kind: 'placed', order, isFoundAgain: false });
    expect(desk.progress(key)).toEqual({ kind: 'placed', order, isFoundAgain: false });
    expect(storage.entries.size).toBe(0);
  });

  it('is sent before another tab, which hears of the intent at once, can ask for it and seal it', async () => {
    const { openDesk, ask, storage } = setUpDesk();
    const other = openDesk();
    const { setItem } = storage;
    storage.setItem = (name, value) => {
      setItem(name, value);
      void other.takeUp(key);
    };

    expect(await openDesk().send(bodyFixture)).toEqual({ kind: 'placed', order, isFoundAgain: false });
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    { error: failed('server', 400), end: 'refused' },
    { error: failed('server', 403, 'pin_required'), end: 'refused' },
    { error: failed('server', 409, 'key_reused'), end: 'refused' },
    { error: failed('server', 409, 'key_sealed'), end: 'notPlaced' },
  ])('takes $error.message $error.fieldErrors.0.code for an answer: $end', async ({ error, end }) => {
    const { openDesk, place, ask, storage } = setUpDesk();
    place.mockRejectedValue(error);

    expect(await openDesk().send(bodyFixture)).toMatchObject({ kind: end });
    expect(ask).not.toHaveBeenCalled();
    expect(storage.entries.size).toBe(0);
  });

  it('sends again under the same key what was refused, as for a PIN that had become too old', async () => {
    const { openDesk, place } = setUpDesk();
    place.mockRejectedValueOnce(failed('server', 403, 'pin_required'));
    const desk = openDesk();
    await desk.send(bodyFixture);

    expect(await desk.send(bodyFixture)).toMatchObject({ kind: 'placed' });
  });
});

describe('an answer that does not come [I5A-6-ASK]', () => {
  it.each([
    failed('network'),
    failed('timeout'),
    failed('malformed', 200),
    failed('tooLarge'),
    failed('server', 500),
    failed('server', 503),
    failed('server', 429),
  ])('$message: the exchange is asked for the order by its key', async (error) => {
    const { openDesk, place, ask } = setUpDesk();
    place.mockRejectedValue(error);
    ask.mockResolvedValue({ order, sealed: false });
    const desk = openDesk();
    const sent = desk.send(bodyFixture);
    await vi.advanceTimersByTimeAsync(0);

    expect(await sent).toEqual({ kind: 'placed', order, isFoundAgain: true });
    expect(ask).toHaveBeenCalledExactlyOnceWith(key);
  });

  it('is asked for until it is known, later and later, and at once when somebody wants to know now', async () => {
    const { openDesk, place, ask, storage } = setUpDesk();
    place.mockRejectedValue(failed('network'));
    ask.mockRejectedValue(failed('timeout'));
    const desk = openDesk();
    const sent = desk.send(bodyFixture);
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.progress(key)).toMatchObject({ kind: 'asking', retryAt: Date.now() + askDelaysMs[0] });

    for (const [index, delayMs] of askDelaysMs.entries()) {
      await vi.advanceTimersByTimeAsync(delayMs);
      expect(ask).toHaveBeenCalledTimes(index + 2);
    }
    expect(storage.entries.size).toBe(1);
    ask.mockResolvedValue({ order: null, sealed: true });
    desk.askNow(key);
    expect(await sent).toEqual({ kind: 'notPlaced' });
    expect(storage.entries.size).toBe(0);
  });

  it('is never said not to be placed before the key is sealed', async () => {
    const { openDesk, place, ask } = setUpDesk();
    place.mockRejectedValue(failed('network'));
    ask.mockResolvedValue({ order: null, sealed: false });
    const desk = openDesk();
    void desk.send(bodyFixture);
    await vi.advanceTimersByTimeAsync(60_000);

    expect(desk.progress(key)).toMatchObject({ kind: 'asking' });
  });

  it('is asked for when the connection is back, and not before', async () => {
    const { openDesk, place, ask, goOffline, comeBack } = setUpDesk();
    place.mockRejectedValue(failed('offline'));
    ask.mockRejectedValueOnce(failed('offline')).mockResolvedValue({ order, sealed: false });
    goOffline();
    const desk = openDesk();
    const sent = desk.send(bodyFixture);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).toHaveBeenCalledOnce();
    expect(desk.progress(key)).toMatchObject({ kind: 'asking', retryAt: null });

    comeBack();
    expect(await sent).toMatchObject({ kind: 'placed', isFoundAgain: true });
  });

  it('is asked for by the next page after a reload, a crash or a sign-out, once in all tabs', async () => {
    const { openDesk, place, ask, storage } = setUpDesk();
    place.mockRejectedValue(failed('aborted'));
    const desk = openDesk();
    expect(await desk.send(bodyFixture)).toBeNull();
    expect(desk.progress(key)).toBeNull();
    expect(storage.entries.size).toBe(1);

    ask.mockResolvedValue({ order, sealed: false });
    const [one, other] = [openDesk().takeUp(key), openDesk().takeUp(key)];
    expect(await one).toMatchObject({ kind: 'placed', isFoundAgain: true });
    expect(await other).toBeNull();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is waited for while another tab sends it', async () => {
    const { openDesk, place, ask } = setUpDesk();
    let answer: (placed: OrderDetail) => void = () => undefined;
    place.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const sent = openDesk().send(bodyFixture);
    const taken = openDesk().takeUp(key);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ask).not.toHaveBeenCalled();

    answer(order);
    expect([await sent, await taken]).toEqual([expect.objectContaining({ kind: 'placed' }), null]);
  });

  it('is left a minute where no lock tells whether another tab waits for it', async () => {
    const { openDesk, place, ask } = setUpDesk({}, false);
    place.mockImplementation(() => new Promise(() => undefined));
    void openDesk().send(bodyFixture);
    const taken = openDesk().takeUp(key);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(ask).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);
    expect(await taken).toEqual({ kind: 'notPlaced' });
  });
});

describe('one order for one intent [I5A-6-DOUBLE]', () => {
  it('is placed by a double press', async () => {
    const { openDesk, place } = setUpDesk();
    const desk = openDesk();
    const [first, second] = [desk.send(bodyFixture), desk.send(bodyFixture)];

    expect(await first).toBe(await second);
    expect(place).toHaveBeenCalledOnce();
    await desk.send(bodyFixture);
    expect(place).toHaveBeenCalledOnce();
  });

  it('is all that comes of a request that is held back, asked for, sealed and released, in any order', async () => {
    /** The exchange: what has arrived, what is sealed. */
    function createExchange() {
      const placed: OrderBody[] = [];
      const sealed = new Set<string>();
      return {
        placed,
        arrive(body: OrderBody): OrderDetail {
          const first = placed.find(({ client_order_id: one }) => one === body.client_order_id);
          if (first) return orderOf(first);
          if (sealed.has(body.client_order_id)) throw failed('server', 409, 'key_sealed');
          placed.push(body);
          return orderOf(body);
        },
        ask(asked: string): OrderAnswer {
          const found = placed.find(({ client_order_id: one }) => one === asked);
          if (!found) sealed.add(asked);
          return { order: found ? orderOf(found) : null, sealed: !found };
        },
      };
    }
    await fc.assert(
      fc.asyncProperty(
        // When the held request reaches the exchange, when its sender gives up, and how often asking fails first.
        fc.nat(20_000),
        fc.nat(20_000),
        fc.nat(6),
        async (arrivesMs, givesUpMs, lostQuestions) => {
          const { openDesk, place, ask } = setUpDesk();
          const exchange = createExchange();
          let lost = lostQuestions;
          place.mockImplementation(
            (body) =>
              new Promise((resolve, reject) => {
                setTimeout(() => {
                  try {
                    resolve(exchange.arrive(body));
                  } catch (error) {
                    reject(error instanceof Error ? error : new TypeError('unknown'));
                  }
                }, arrivesMs);
                setTimeout(() => reject(failed('timeout')), givesUpMs);
              }),
          );
          ask.mockImplementation((asked) => {
            lost -= 1;
            return lost >= 0 ? Promise.reject(failed('network')) : Promise.resolve(exchange.ask(asked));
          });
          const desk = openDesk();
          const sent = desk.send(bodyFixture);
          await vi.advanceTimersByTimeAsync(120_000);
          const end = await sent;

          expect(exchange.placed.length).toBe(end?.kind === 'placed' ? 1 : 0);
        },
      ),
      { numRuns: 200 },
    );
  });
});
