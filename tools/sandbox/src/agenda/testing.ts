import { openDatabase, type Database } from '../database/database.ts';
import { createMarketEngine } from '../engine/index.ts';
import { createSandboxClock, type SandboxClock } from '../machine/createSandboxClock.ts';
import { createAgenda, type Agenda } from './createAgenda.ts';
import type { DueSource } from './dueSource.ts';

/** A Thursday in mid-session. */
export const begin = Date.parse('2026-11-19T11:00:00+05:30');

export const minutes = (count: number) => begin + count * 60_000;

export interface TestAgenda {
  agenda: Agenda;
  clock: SandboxClock;
  errors: string[];
  /** Moves the clock so many minutes past the beginning, and does what is due. */
  runTo(minute: number, isEnough?: () => boolean): boolean;
}

/** An agenda over a database of its own, or one that another has left, and a market that tells nobody. */
export function createTestAgenda(sources: readonly DueSource[], database?: Database): TestAgenda {
  const clock = createSandboxClock(() => begin);
  const engine = createMarketEngine({ seed: 'test', clock, alwaysOpen: true, roundMs: 250 });
  const errors: string[] = [];
  const agenda = createAgenda({
    database: database ?? openDatabase(':memory:'),
    clock,
    market: { engine: () => engine },
    sources,
    onError: (error) => errors.push(String(error)),
  });
  return {
    agenda,
    clock,
    errors,
    runTo(minute, isEnough) {
      clock.set(minutes(minute));
      return agenda.run(() => engine.step(), isEnough);
    },
  };
}

/** What a source of a test does, in a list that it shares with others. */
export interface TestSource extends DueSource {
  /** What is due, as minutes past the beginning. */
  due: Set<number>;
}

interface TestSourceOptions {
  name: string;
  due: readonly number[];
  /** Does what is due at a minute. */
  act: (minute: number) => void;
}

/** A source whose things are due at some minutes past the beginning, each once. */
export function createTestSource({ name, due: minutesDue, act }: TestSourceOptions): TestSource {
  const due = new Set(minutesDue);
  return {
    name,
    due,
    next({ to }) {
      const minute = Math.min(...due);
      if (minutes(minute) > to) return null;
      return {
        at: minutes(minute),
        needsRound: false,
        act() {
          act(minute);
          due.delete(minute);
        },
      };
    },
    forget() {
      due.clear();
    },
  };
}
