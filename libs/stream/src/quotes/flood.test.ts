import { expect, it } from 'vitest';
import { follow } from '../testing/follow.ts';
import { frames, tickOf } from '../testing/frames.ts';

/** A sandbox has eight rounds a second: a hundred times that, of sixty frames of the screen. */
const roundsASecond = 800;
const framesASecond = 60;

it('of rounds at a hundred times the usual rate tells a cell once a frame, each time the newest [I4-BAD-TICKS]', async () => {
  const { socket, environment, listeners, state, stream } = await follow('INFY', 'TCS');
  let seq = 100;
  const shown: Array<number | undefined> = [];
  const newest: number[] = [];
  for (let frame = 1; frame <= framesASecond; frame += 1) {
    while (seq - 100 < (frame * roundsASecond) / framesASecond) {
      seq += 1;
      socket.say(frames.ticks(seq, [tickOf('INFY', seq)]));
    }
    environment.paint();
    shown.push(state('INFY').quote?.last_price);
    newest.push(seq);
  }
  expect(seq).toBe(100 + roundsASecond);
  expect(shown).toEqual(newest);
  // The share that does not trade is left alone, and nothing was asked for anew.
  expect(listeners.map((listener) => listener.mock.calls.length)).toEqual([framesASecond, 0]);
  expect(stream.counters()).toMatchObject({ gaps: 0, repeated: 0, unknown: 0, badRows: 0 });
  expect(socket.sent).toEqual([]);
});
