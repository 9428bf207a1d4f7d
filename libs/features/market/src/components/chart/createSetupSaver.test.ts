import { describe, expect, it, vi } from 'vitest';
import { setupOfView } from '../../model/chartSetup.ts';
import { chartIntervals, firstView, type ChartInterval } from '../../model/chartView.ts';
import { createSetupSaver } from './createSetupSaver.ts';

const setupWith = (interval: ChartInterval) => setupOfView({ ...firstView, interval });

/** A saver whose time is moved by hand, over a server that answers when it is told to. */
function start() {
  const sent: string[] = [];
  const answers: Array<(error?: Error) => void> = [];
  let timer: { callback: () => void; delayMs: number } | null = null;
  const saver = createSetupSaver({
    send: ({ interval }) => {
      sent.push(interval);
      return new Promise<void>((resolve, reject) => {
        answers.push((error) => (error ? reject(error) : resolve()));
      });
    },
    mayWork: (error) => error instanceof TypeError,
    setTimer(callback, delayMs) {
      const mine = { callback, delayMs };
      timer = mine;
      return () => {
        if (timer === mine) timer = null;
      };
    },
  });
  return {
    saver,
    sent,
    delay: () => timer?.delayMs ?? null,
    ring() {
      const due = timer;
      timer = null;
      due?.callback();
    },
    answer: (error?: Error) => {
      answers.shift()?.(error);
      return vi.waitFor(() => expect(answers).toHaveLength(0));
    },
  };
}

describe('a set-up [I4-7-ACCOUNT]', () => {
  it('is sent once the client has settled, the latest only', async () => {
    const { saver, sent, ring, answer, delay } = start();
    for (const interval of chartIntervals) saver.save(setupWith(interval));
    expect(sent).toEqual([]);
    ring();
    await answer();
    expect(sent).toEqual(['1mo']);
    expect(delay()).toBeNull();
  });

  it('is sent at once when the chart is left, and not twice', async () => {
    const { saver, sent, ring, answer } = start();
    saver.save(setupWith('1h'));
    saver.flush();
    saver.flush();
    ring();
    await answer();
    saver.flush();
    expect(sent).toEqual(['1h']);
  });

  it('waits for the one that is on its way, so that none overtakes another', async () => {
    const { saver, sent, ring, answer, delay } = start();
    saver.save(setupWith('1m'));
    ring();
    saver.save(setupWith('1h'));
    saver.save(setupWith('1d'));
    saver.flush();
    expect(sent).toEqual(['1m']);
    await answer();
    await vi.waitFor(() => expect(delay()).not.toBeNull());
    ring();
    expect(sent).toEqual(['1m', '1d']);
  });

  it('is tried again, each time later, until the server has it', async () => {
    const { saver, sent, ring, answer, delay } = start();
    saver.save(setupWith('1h'));
    for (const expected of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      ring();
      await answer(new TypeError('no way'));
      await vi.waitFor(() => expect(delay()).toBe(expected));
    }
    ring();
    await answer();
    expect(new Set(sent)).toEqual(new Set(['1h']));
    expect(delay()).toBeNull();
  });

  it('gives way to what was changed while it failed', async () => {
    const { saver, sent, ring, answer, delay } = start();
    saver.save(setupWith('1h'));
    ring();
    saver.save(setupWith('1w'));
    await answer(new TypeError('no way'));
    await vi.waitFor(() => expect(delay()).toBe(5_000));
    ring();
    expect(sent).toEqual(['1h', '1w']);
  });

  it('is not tried again when the server refuses it', async () => {
    const { saver, sent, ring, answer, delay } = start();
    saver.save(setupWith('1h'));
    ring();
    await answer(new RangeError('refused'));
    saver.flush();
    expect(sent).toEqual(['1h']);
    expect(delay()).toBeNull();
  });
});
