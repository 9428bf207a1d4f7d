import { describe, expect, it, vi } from 'vitest';
import { follow } from '../testing/follow.ts';
import { frames, quoteOf, tickOf } from '../testing/frames.ts';
import { instrument, settle } from '../testing/startStream.ts';
import { gateQuotes } from './gateQuotes.ts';

const infy = instrument('INFY');
const tcs = instrument('TCS');

/** A block that shows INFY; TCS is shown elsewhere on the page. */
async function open() {
  const started = await follow('TCS');
  const { stream, socket, environment } = started;
  const gate = gateQuotes(stream);
  const listener = vi.fn<() => void>();
  const shown = gate.source(infy, ({ quote }) => quote?.last_price ?? null);
  const stop = shown.subscribe(listener);
  await settle();
  expect(socket.sent).toEqual([{ type: 'subscribe', instruments: [infy] }]);
  socket.say(frames.snapshot(100, [quoteOf('INFY')]));
  environment.paint();
  socket.sent.length = 0;
  listener.mockClear();
  const put = async (isOpen: boolean) => {
    gate.setOpen(isOpen);
    await settle();
    // The pace of changes: a burst of them is told in rounds.
    environment.advance(2_000);
    await settle();
  };
  return { ...started, gate, listener, shown, stop, put };
}

describe('a block that is scrolled away [I4-4-SIGHT]', () => {
  it('ends its subscriptions, keeps its figures, and takes them up again', async () => {
    const { put, socket, shown, environment, listener } = await open();
    await put(false);
    expect(socket.sent).toEqual([{ type: 'unsubscribe', instruments: [infy] }]);
    expect(shown.read()).toBe(100);

    await put(true);
    expect(socket.sent.slice(1)).toEqual([{ type: 'subscribe', instruments: [infy] }]);
    // Until the snapshot is there, what stood there stands.
    expect(shown.read()).toBe(100);
    socket.say(frames.snapshot(101, [quoteOf('INFY', 120)]));
    environment.paint();
    expect(shown.read()).toBe(120);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('says nothing of what is shown elsewhere too, and has the newest of it at once on return', async () => {
    const { put, socket, gate, environment } = await open();
    const listener = vi.fn<() => void>();
    const shown = gate.source(tcs, ({ quote }) => quote?.last_price ?? null);
    shown.subscribe(listener);
    await put(false);
    socket.say(frames.ticks(101, [tickOf('TCS', 105)]));
    environment.paint();
    expect([shown.read(), listener.mock.calls.length]).toEqual([100, 0]);

    await put(true);
    expect([shown.read(), listener.mock.calls.length]).toEqual([105, 1]);
    expect(socket.sent.flatMap((frame) => JSON.stringify(frame)).join()).not.toContain('TCS');
  });

  it('follows nothing that was left while it was away, and what came meanwhile only on return', async () => {
    const { put, socket, gate, stop } = await open();
    await put(false);
    socket.sent.length = 0;
    stop();
    gate.sourceOfAll([instrument('WIPRO')], (states) => states.length).subscribe(() => undefined);
    await settle();
    expect(socket.sent).toEqual([]);
    await put(true);
    expect(socket.sent).toEqual([{ type: 'subscribe', instruments: [instrument('WIPRO')] }]);
  });
});
