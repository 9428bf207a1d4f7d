import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import type { DueSource } from './dueSource.ts';
import { begin, createTestAgenda, createTestSource, minutes } from './testing.ts';

/** Two sources and the list of what they have done: name, minute, and the minute that the clock showed. */
function createTwo(due: { first: readonly number[]; second: readonly number[] }) {
  const done: string[] = [];
  const source = (name: 'first' | 'second') =>
    createTestSource({ name, due: due[name], act: (minute) => done.push(`${name} ${minute}`) });
  return { done, first: source('first'), second: source('second') };
}

describe('the agenda', () => {
  it('does what is due of two sources in order of time, while the clock shows its instant [I4C-2-INTERLEAVE]', () => {
    const seen: string[] = [];
    const source = (name: string, due: readonly number[]) =>
      createTestSource({ name, due, act: () => seen.push(`${name} ${(test.clock.now() - begin) / 60_000}`) });
    const test = createTestAgenda([source('first', [1, 3, 30, 1_600]), source('second', [2, 3, 20])]);

    expect(test.runTo(25)).toBe(true);
    expect(seen).toEqual(['first 1', 'second 2', 'first 3', 'second 3', 'second 20']);
    test.runTo(2_000);
    expect(seen.slice(5)).toEqual(['first 30', 'first 1600']);
    expect(test.clock.now()).toBe(minutes(2_000));
    expect(test.errors).toEqual([]);
  });

  it('does what comes again and again of a source also where another was first at the instant [I4C-2-INTERLEAVE]', () => {
    const { done, first } = createTwo({ first: [3, 5], second: [] });
    /** Every third minute, asked for by the span alone. */
    const daily: DueSource = {
      name: 'daily',
      next({ from, to }) {
        const at = minutes((Math.floor((from - begin) / 180_000) + 1) * 3);
        return at > to
          ? null
          : { at, needsRound: false, act: () => done.push(`daily ${(at - begin) / 60_000}`) };
      },
      forget: () => undefined,
    };
    const test = createTestAgenda([first, daily, { ...daily, name: 'again' }]);
    test.runTo(7);
    expect(done).toEqual(['first 3', 'daily 3', 'daily 3', 'first 5', 'daily 6', 'daily 6']);
  });

  it('brings the market up to what needs it, and to nothing else', () => {
    const { first, second } = createTwo({ first: [5], second: [6] });
    const next = first.next.bind(first);
    const rounds: number[] = [];
    const withRound = (span: Parameters<typeof next>[0]) => {
      const event = next(span);
      return event && { ...event, needsRound: true };
    };
    const test = createTestAgenda([{ ...first, next: withRound }, second]);
    test.clock.set(minutes(10));
    test.agenda.run(() => rounds.push((test.clock.now() - begin) / 60_000));

    expect(rounds).toEqual([5]);
  });

  it('goes on after a process that was killed between two things, and does none of them twice [I4C-2-KILL]', () => {
    const database = openDatabase(':memory:');
    const { done, first, second } = createTwo({ first: [1, 3, 5], second: [2, 4] });
    const killed = createTestAgenda([first, second], database);
    killed.agenda.keep();
    expect(killed.runTo(10, () => done.length === 3)).toBe(false);

    const next = createTestAgenda([first, second], database);
    next.clock.set(minutes(10));
    next.agenda.resume(() => expect(next.clock.now()).toBe(begin));
    next.runTo(10);
    expect(done).toEqual(['first 1', 'second 2', 'first 3', 'second 4', 'first 5']);
    database.close();
  });

  it('takes up what comes again and again where the last run stood, or where something was written later', () => {
    const database = openDatabase(':memory:');
    const spans: number[] = [];
    const daily = (writtenUntil: () => number) => ({
      name: 'daily',
      next({ from }: { from: number }) {
        spans.push((from - begin) / 60_000);
        return null;
      },
      writtenUntil,
      forget: () => undefined,
    });
    const before = createTestAgenda([daily(() => 0)], database);
    before.runTo(10);
    before.agenda.keep();
    for (const minute of [0, 30]) {
      const after = createTestAgenda([daily(() => minutes(minute))], database);
      after.clock.set(minutes(60));
      after.agenda.resume(() => undefined);
      after.runTo(60);
    }

    expect(spans).toEqual([0, 10, 30]);
    database.close();
  });

  it('leaves a source that throws alone for a minute, and goes on with the others [I4C-2-THROW]', () => {
    const { done, first, second } = createTwo({ first: [1, 4], second: [2, 3] });
    let isBroken = true;
    let tried = 0;
    const next = first.next.bind(first);
    const broken = {
      ...first,
      next(span: Parameters<typeof next>[0]) {
        const event = next(span);
        const act = () => {
          tried += 1;
          if (isBroken) throw new RangeError('broken');
          event?.act();
        };
        return event && { ...event, act };
      },
    };
    const test = createTestAgenda([broken, second]);

    test.runTo(5);
    test.runTo(5.5);
    expect([done, tried]).toEqual([['second 2', 'second 3'], 1]);
    expect(test.errors).toEqual(['Error: What is due of first could not be done.']);
    isBroken = false;
    test.runTo(7);
    expect(done.slice(2)).toEqual(['first 1', 'first 4']);
  });

  it('gives a source that threw what has come again since it stood, also after a restart', () => {
    const database = openDatabase(':memory:');
    let isBroken = true;
    const from: number[] = [];
    const source = {
      name: 'hourly',
      next(span: { from: number }) {
        if (isBroken) throw new RangeError('broken');
        from.push((span.from - begin) / 60_000);
        return null;
      },
      forget: () => undefined,
    };
    const test = createTestAgenda([source], database);
    test.runTo(5);
    test.agenda.keep();
    isBroken = false;
    test.runTo(20);
    test.runTo(30);
    const next = createTestAgenda([source], database);
    next.clock.set(minutes(40));
    next.agenda.resume(() => undefined);
    next.runTo(40);

    expect(from).toEqual([0, 20, 0]);
    database.close();
  });

  it('does not pass over a disk that takes nothing', () => {
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    const source = createTestSource({
      name: 'full',
      due: [1],
      act() {
        throw full;
      },
    });
    const test = createTestAgenda([source]);

    expect(() => test.runTo(2)).toThrow(full);
    expect(source.due.size).toBe(1);
  });

  it('forgets what all of its sources know when clock and database are others [I4C-1-REWIND]', () => {
    const { done, first, second } = createTwo({ first: [50], second: [51] });
    const test = createTestAgenda([first, second]);
    test.runTo(10);
    test.clock.set(begin - 86_400_000);
    test.agenda.forget();
    test.runTo(60);

    expect([done, first.due.size, second.due.size]).toEqual([[], 0, 0]);
  });

  it('does a piece at a time, and says how far it has come [I4C-2-PIECES]', () => {
    const { done, first, second } = createTwo({ first: [1, 3], second: [2] });
    const test = createTestAgenda([first, second]);

    expect(test.runTo(10, () => true)).toBe(false);
    expect([done, test.agenda.comeTo()]).toEqual([['first 1'], minutes(1)]);
    expect(test.runTo(10, () => done.length === 2)).toBe(false);
    expect(test.runTo(10)).toBe(true);
    expect([done, test.agenda.comeTo()]).toEqual([['first 1', 'second 2', 'first 3'], minutes(10)]);
  });
});
