import { expect, it } from 'vitest';
import { follow } from '../testing/follow.ts';
import { frames, tickOf } from '../testing/frames.ts';

/** A sandbox has eight rounds a second: a hundred times that, of sixty frames of the screen. */
const roundsASecond = 800;
const framesASecond = 60;

it('of rounds at a hundred times the usual rate tells a cell the newest in two frames of three [I4-BAD-TICKS]', async () => {
  const { socket, environment, listeners, state, stream } = await follow('INFY', 'TCS');
  environment.setPaintMs(0);
  let seq = 100;
  const heard: number[] = [];
  for (let frame = 1; frame <= framesASecond; frame += 1) {
    while (seq - 100 < (frame * roundsASecond) / framesASecond) {
      seq += 1;
      socket.say(frames.ticks(seq, [tickOf('INFY', seq)]));
    }
    environment.advance(1_000 / framesASecond);
    const before = listeners[0]?.mock.calls.length;
    environment.paint();
    if (listeners[0]?.mock.calls.length === before) continue;
    expect(state('INFY').quote?.last_price).toBe(seq);
    heard.push(seq);
  }
  expect(seq).toBe(100 + roundsASecond);
  expect(heard.length).toBeGreaterThan(framesASecond * 0.6);
  expect(heard.length).toBeLessThan(framesASecond * 0.75);
  // The share that does not trade is left alone, and nothing was asked for again.
  expect(listeners.map((listener) => listener.mock.calls.length)).toEqual([heard.length, 0]);
  expect(stream.counters()).toMatchObject({ gaps: 0, repeated: 0, unknown: 0, badRows: 0 });
  expect(socket.sent).toEqual([]);
});
