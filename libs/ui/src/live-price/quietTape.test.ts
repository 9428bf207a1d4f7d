import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colouredMs, createQuietTape, restMs } from './quietTape.ts';

/** A clock that moves when it is told to, and runs what is due on the way. */
function createClock() {
  let now = 0;
  let due: Array<{ at: number; run: () => void }> = [];
  return {
    now: () => now,
    after(delayMs: number, run: () => void) {
      const entry = { at: now + delayMs, run };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    async pass(ms: number) {
      // Beats run in a microtask.
      await Promise.resolve();
      now += ms;
      const ready = due.filter(({ at }) => at <= now);
      due = due.filter(({ at }) => at > now);
      for (const { run } of ready) run();
    },
    waiting: () => due.length,
  };
}

interface Cell {
  isColoured: boolean;
  /** What was left of its colour at each step of the fading, and when that was. */
  steps: Array<{ at: number; left: number }>;
  /** When its colours began and ended, in milliseconds. */
  spans: Array<{ from: number; to: number }>;
}

function createStage(count: number) {
  const clock = createClock();
  const tape = createQuietTape<Cell>(clock);
  const cells = Array.from({ length: count }, (): Cell => ({ isColoured: false, steps: [], spans: [] }));
  for (const cell of cells) tape.enter(cell);

  function colourOf(cell: Cell) {
    return () => {
      const from = clock.now();
      cell.isColoured = true;
      return {
        fade: (left: number) => void cell.steps.push({ at: clock.now(), left }),
        takeOff() {
          cell.isColoured = false;
          cell.spans.push({ from, to: clock.now() });
        },
      };
    };
  }
  return { clock, tape, cells, move: (cell: Cell) => tape.move(cell, colourOf(cell)), colourOf };
}

const sampleMs = 50;

/** Every price moves with this chance in each 50 ms; the mean share of coloured cells. */
async function shareAt(count: number, chance: number, seconds: number) {
  const { clock, cells, move } = createStage(count);
  let seed = 1;
  let coloured = 0;
  const samples = (seconds * 1000) / sampleMs;
  for (let sample = 0; sample < samples; sample += 1) {
    for (const cell of cells) {
      seed = (seed * 16807) % 2147483647;
      if (seed / 2147483647 < chance) move(cell);
    }
    await clock.pass(sampleMs);
    coloured += cells.filter((cell) => cell.isColoured).length;
  }
  return { share: coloured / (samples * count), cells };
}

describe('the quiet tape', () => {
  it('colours at most 12 % of the cells on average, at any rate of prices [I3A-LOOK-1]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 3, max: 120 }),
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        async (count, chance) => {
          const { share } = await shareAt(count, chance, 15);
          expect(share).toBeLessThanOrEqual(0.12);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keeps to it with a single price on screen, over a minute [I3A-LOOK-1]', async () => {
    expect((await shareAt(1, 1, 60)).share).toBeLessThanOrEqual(0.12);
  });

  it('still shows that the market moves, and serves every cell in its turn', async () => {
    const { share, cells } = await shareAt(40, 1, 60);

    expect(share).toBeGreaterThan(0.08);
    for (const cell of cells) expect(cell.spans.length).toBeGreaterThan(3);
  });

  it('colours for 600 ms and rests 2 s between two colours [I3A-LOOK-1]', async () => {
    const { cells } = await shareAt(30, 1, 30);

    for (const { spans } of cells) {
      for (const [index, { from, to }] of spans.entries()) {
        expect(to - from).toBeGreaterThanOrEqual(colouredMs);
        expect(to - from).toBeLessThan(colouredMs + sampleMs);
        const next = spans[index + 1];
        if (next) expect(next.from - to).toBeGreaterThanOrEqual(restMs);
      }
    }
  });

  it('fades all colours in the same frames, ten times a second, from full to nothing', async () => {
    const { clock, cells, move } = createStage(100);
    const [early, late] = cells;
    if (!early || !late) throw new RangeError('no cells');
    await clock.pass(1007);
    move(early);
    await clock.pass(4);
    move(late);
    for (let ms = 1011; ms < 2000; ms += 1) await clock.pass(1);

    const times = early.steps.map(({ at }) => at);
    expect(times).toEqual([1100, 1200, 1300, 1400, 1500, 1600]);
    expect(late.steps.map(({ at }) => at)).toEqual(times);
    const left = early.steps.map((step) => step.left);
    expect(left[0]).toBeGreaterThan(0.9);
    expect(left).toEqual(left.toSorted((one, other) => other - one));
    expect(left.at(-1)).toBeLessThan(0.1);
    expect([early.spans, late.spans].flat().map(({ to }) => to)).toEqual([1650, 1650]);
  });

  it('draws no other colour anew where one ends', async () => {
    const { clock, cells, move } = createStage(100);
    const [early, late] = cells;
    if (!early || !late) throw new RangeError('no cells');
    await clock.pass(1040);
    move(early);
    await clock.pass(60);
    move(late);
    for (let ms = 1100; ms < 2000; ms += 1) await clock.pass(1);

    expect([early.spans, late.spans].flat().map(({ to }) => to)).toEqual([1650, 1700]);
    expect(late.steps.map(({ at }) => at)).toEqual([1200, 1300, 1400, 1500, 1600]);
  });

  it.each([{ gapMs: 16 }, { gapMs: 33 }, { gapMs: 57 }])(
    'fades with the frames in which prices move, $gapMs ms apart, and by itself once they rest',
    async ({ gapMs }) => {
      const { clock, cells, move } = createStage(100);
      const [coloured, moving] = cells;
      if (!coloured || !moving) throw new RangeError('no cells');
      const frames = new Set<number>();
      for (let ms = 0; ms < 1000; ms += 1) {
        if (ms % gapMs === 0) {
          frames.add(clock.now());
          move(ms === 4 * gapMs ? coloured : moving);
        }
        await clock.pass(1);
      }
      const steps = coloured.steps.map(({ at }) => at);
      expect(steps.length).toBeGreaterThan(5);
      expect(steps.filter((at) => !frames.has(at))).toEqual([]);

      move(coloured);
      expect(coloured.isColoured).toBe(false);
      await clock.pass(3000);
      move(coloured);
      for (let ms = 0; ms < 1000; ms += 1) await clock.pass(1);
      expect(coloured.spans).toHaveLength(2);
      for (const { from, to } of coloured.spans)
        expect(to - from).toBeLessThan(colouredMs + sampleMs + 60 + 20);
    },
  );

  it('rests 2 s also where a busy page took the colour off late [I3A-LOOK-1]', async () => {
    const { clock, cells, move } = createStage(100);
    const [cell] = cells;
    if (!cell) throw new RangeError('no cell');
    move(cell);
    await clock.pass(0);
    await clock.pass(1500);
    expect(cell.spans).toEqual([{ from: 0, to: 1500 }]);

    await clock.pass(1999);
    move(cell);
    await clock.pass(0);
    expect(cell.isColoured).toBe(false);
    await clock.pass(1);
    move(cell);
    await clock.pass(0);
    expect(cell.isColoured).toBe(true);
  });

  it('colours what is open or one’s own whatever the others have used', async () => {
    const { clock, tape, cells, move, colourOf } = createStage(5);
    const [other, own] = cells;
    if (!other || !own) throw new RangeError('no cells');
    move(other);
    await clock.pass(0);
    tape.move(own, colourOf(own), { isOwn: true });
    await clock.pass(0);

    expect(own.isColoured).toBe(true);
  });

  it('spends nothing on a cell that may not be coloured now', async () => {
    const { clock, tape, cells, move } = createStage(5);
    const [covered, seen] = cells;
    if (!covered || !seen) throw new RangeError('no cells');
    tape.move(covered, () => null);
    await clock.pass(0);
    move(seen);
    await clock.pass(0);

    expect(seen.isColoured).toBe(true);
  });

  it('ends the colour of what leaves, never colours it again, and leaves no timer', async () => {
    const { clock, tape, cells, move } = createStage(1);
    const [cell] = cells;
    if (!cell) throw new RangeError('no cell');
    move(cell);
    await clock.pass(0);
    expect(cell.isColoured).toBe(true);

    tape.leave(cell);
    expect(cell.isColoured).toBe(false);
    expect(clock.waiting()).toBe(0);
    await clock.pass(10_000);
    move(cell);
    await clock.pass(0);
    expect(cell.isColoured).toBe(false);
  });
});
