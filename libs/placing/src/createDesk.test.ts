import { ApiError, type ApiErrorKind } from '@wealth/api-sdk';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { askDelaysMs, type Found, type Sent } from './createDesk.ts';
import { movementOf, requestFixture, setUpDesk, type Movement, type Wish } from './testing/setUpDesk.ts';

const { key } = requestFixture;
const placed = movementOf(key, requestFixture.body);
const failed = (kind: ApiErrorKind, status?: number, code?: string) =>
  new ApiError(kind, 'POST /trade', {
    ...(status === undefined ? {} : { status }),
    fieldErrors: code === undefined ? [] : [{ field: 'client_order_id', code, message: '' }],
  });

describe('sending a request [I5A-6-INTENT] [I4C-4-DESK]', () => {
  it('writes the intent down before it sends, and forgets it when the answer is there', async () => {
    const { openDesk, place, storage } = setUpDesk();
    place.mockImplementation(() => {
      expect([...storage.entries.keys()]).toEqual([`wealth.intent.${key}`]);
      return Promise.resolve(placed);
    });
    const desk = openDesk();

    expect(await desk.send(requestFixture)).toEqual({ kind: 'placed', placed, isFoundAgain: false });
    expect(desk.progress(key)).toEqual({ kind: 'placed', placed, isFoundAgain: false });
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

    expect(await openDesk().send(requestFixture)).toEqual({ kind: 'placed', placed, isFoundAgain: false });
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

    expect(await openDesk().send(requestFixture)).toMatchObject({ kind: end });
    expect(ask).not.toHaveBeenCalled();
    expect(storage.entries.size).toBe(0);
  });

  it('sends again under the same key what was refused, as for a PIN that had become too old', async () => {
    const { openDesk, place } = setUpDesk();
    place.mockRejectedValueOnce(failed('server', 403, 'pin_required'));
    const desk = openDesk();
    await desk.send(requestFixture);

    expect(await desk.send(requestFixture)).toMatchObject({ kind: 'placed' });
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
  ])('$message: the server is asked for it by its key', async (error) => {
    const { openDesk, place, ask } = setUpDesk();
    place.mockRejectedValue(error);
    ask.mockResolvedValue({ placed, sealed: false });
    const desk = openDesk();
    const sent = desk.send(requestFixture);
    await vi.advanceTimersByTimeAsync(0);

    expect(await sent).toEqual({ kind: 'placed', placed, isFoundAgain: true });
    expect(ask).toHaveBeenCalledExactlyOnceWith(key);
  });

  it('is asked for until it is known, later and later, and at once when somebody wants to know now', async () => {
    const { openDesk, place, ask, storage } = setUpDesk();
    place.mockRejectedValue(failed('network'));
    ask.mockRejectedValue(failed('timeout'));
    const desk = openDesk();
    const sent = desk.send(requestFixture);
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.progress(key)).toMatchObject({ kind: 'asking', retryAt: Date.now() + askDelaysMs[0] });

    for (const [index, delayMs] of askDelaysMs.entries()) {
      await vi.advanceTimersByTimeAsync(delayMs);
      expect(ask).toHaveBeenCalledTimes(index + 2);
    }
    expect(storage.entries.size).toBe(1);
    ask.mockResolvedValue({ placed: null, sealed: true });
    desk.askNow(key);
    expect(await sent).toEqual({ kind: 'notPlaced' });
    expect(storage.entries.size).toBe(0);
  });

  it('is never said not to be placed before the key is sealed', async () => {
    const { openDesk, place, ask } = setUpDesk();
    place.mockRejectedValue(failed('network'));
    ask.mockResolvedValue({ placed: null, sealed: false });
    const desk = openDesk();
    void desk.send(requestFixture);
    await vi.advanceTimersByTimeAsync(60_000);

    expect(desk.progress(key)).toMatchObject({ kind: 'asking' });
  });

  it('is asked for when the connection is back, and not before', async () => {
    const { openDesk, place, ask, goOffline, comeBack } = setUpDesk();
    place.mockRejectedValue(failed('offline'));
    ask.mockRejectedValueOnce(failed('offline')).mockResolvedValue({ placed, sealed: false });
    goOffline();
    const desk = openDesk();
    const sent = desk.send(requestFixture);
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
    expect(await desk.send(requestFixture)).toBeNull();
    expect(desk.progress(key)).toBeNull();
    expect(storage.entries.size).toBe(1);

    ask.mockResolvedValue({ placed, sealed: false });
    const [one, other] = [openDesk().takeUp(key), openDesk().takeUp(key)];
    expect(await one).toMatchObject({ kind: 'placed', isFoundAgain: true });
    expect(await other).toBeNull();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is waited for while another tab sends it', async () => {
    const { openDesk, place, ask } = setUpDesk();
    let answer: (movement: Movement) => void = () => undefined;
    place.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const sent = openDesk().send(requestFixture);
    const taken = openDesk().takeUp(key);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ask).not.toHaveBeenCalled();

    answer(placed);
    expect([await sent, await taken]).toEqual([expect.objectContaining({ kind: 'placed' }), null]);
  });

  it('is left a minute where no lock tells whether another tab waits for it', async () => {
    const { openDesk, place, ask } = setUpDesk({}, false);
    place.mockImplementation(() => new Promise(() => undefined));
    void openDesk().send(requestFixture);
    const taken = openDesk().takeUp(key);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(ask).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);
    expect(await taken).toEqual({ kind: 'notPlaced' });
  });
});

describe('one effect for one intent [I5A-6-DOUBLE]', () => {
  it('comes of a double press', async () => {
    const { openDesk, place } = setUpDesk();
    const desk = openDesk();
    const [first, second] = [desk.send(requestFixture), desk.send(requestFixture)];

    expect(await first).toBe(await second);
    expect(place).toHaveBeenCalledOnce();
    await desk.send(requestFixture);
    expect(place).toHaveBeenCalledOnce();
  });

  it('is all that comes of a request that is held back, asked for, sealed and released, in any order', async () => {
    /** What has arrived, what is sealed. */
    function createServer() {
      const taken = new Map<string, Movement>();
      const sealed = new Set<string>();
      return {
        taken,
        arrive({ key: arrived, body }: Sent<Wish>): Movement {
          const first = taken.get(arrived);
          if (first) return first;
          if (sealed.has(arrived)) throw failed('server', 409, 'key_sealed');
          const movement = movementOf(arrived, body);
          taken.set(arrived, movement);
          return movement;
        },
        ask(asked: string): Found<Movement> {
          const found = taken.get(asked) ?? null;
          if (!found) sealed.add(asked);
          return { placed: found, sealed: !found };
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
          const server = createServer();
          let lost = lostQuestions;
          place.mockImplementation(
            (sent) =>
              new Promise((resolve, reject) => {
                setTimeout(() => {
                  try {
                    resolve(server.arrive(sent));
                  } catch (error) {
                    reject(error instanceof Error ? error : new TypeError('unknown'));
                  }
                }, arrivesMs);
                setTimeout(() => reject(failed('timeout')), givesUpMs);
              }),
          );
          ask.mockImplementation((asked) => {
            lost -= 1;
            return lost >= 0 ? Promise.reject(failed('network')) : Promise.resolve(server.ask(asked));
          });
          const desk = openDesk();
          const end = desk.send(requestFixture);
          await vi.advanceTimersByTimeAsync(120_000);

          expect(server.taken.size).toBe((await end)?.kind === 'placed' ? 1 : 0);
        },
      ),
      { numRuns: 200 },
    );
  });
});
