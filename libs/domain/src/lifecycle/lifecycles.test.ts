import { describe, expect, it } from 'vitest';
import { istInstant, calendarDay } from '../calendar/calendarDay.ts';
import { isEnd, isNext, type Lifecycle } from './lifecycle.ts';
import { lifecycles } from './lifecycles.ts';
import { stepsOf } from './stepsOf.ts';

type AnyLifecycle = Pick<Lifecycle, 'next' | 'first' | 'usual' | 'refused' | 'again'>;
const kinds: ReadonlyArray<readonly [string, AnyLifecycle]> = Object.entries(lifecycles);

/** Every way from the first states to the ends. */
function waysOf({ next, first, again = [] }: AnyLifecycle): string[][] {
  function follow(way: string[]): string[][] {
    const state = way.at(-1) ?? '';
    if (way.indexOf(state) < way.length - 1) {
      if (!again.includes(state)) throw new RangeError(`it goes back: ${way.join(' → ')}`);
      return [way];
    }
    const followers = next[state] ?? [];
    return followers.length === 0 ? [way] : followers.flatMap((one) => follow([...way, one]));
  }
  return first.flatMap((state) => follow([state]));
}

const edgesOf = (ways: string[][]) =>
  new Set(ways.flatMap((way) => way.slice(1).map((state, index) => `${way[index]} → ${state}`)));

describe('the lifecycle of every kind [I4C-7-LIFECYCLE]', () => {
  it.each(kinds)(
    '%s: each edge is walked from a first state, and none goes back but where more is asked for',
    (_kind, one) => {
      const edges = Object.entries(one.next).flatMap(([from, followers]) =>
        followers.map((to) => `${from} → ${to}`),
      );
      const ways = waysOf(one);
      expect(edgesOf(ways)).toEqual(new Set(edges));
      expect(new Set(ways.flat())).toEqual(new Set(Object.keys(one.next)));
    },
  );

  it.each(kinds)('%s: a step is an edge or is none', (_kind, one) => {
    const states = Object.keys(one.next);
    for (const from of states) {
      expect(isEnd(one, from)).toBe((one.next[from] ?? []).length === 0);
      for (const to of states) expect(isNext(one, { from, to })).toBe(one.next[from]?.includes(to));
    }
    expect(isNext(one, { from: 'nowhere', to: states[0] ?? '' })).toBe(false);
    expect(isNext(one, { from: 'toString', to: states[0] ?? '' })).toBe(false);
  });

  it.each(kinds)('%s: what usually follows may follow, and a refusal is an end', (_kind, one) => {
    for (const [from, to = ''] of Object.entries(one.usual ?? {})) expect(one.next[from]).toContain(to);
    for (const state of one.refused ?? []) expect(one.next[state]).toEqual([]);
  });
});

const at = (time: string) => Date.parse(`2026-11-${time}:00+05:30`);
const now = at('19T14:40');

const drawn = (steps: ReturnType<typeof stepsOf>) =>
  steps.map(({ state, mark, dueBy }) => [state, mark, ...(dueBy === null ? [] : [dueBy])]);

describe('the steps of a thing [I4C-7-STEPS]', () => {
  const { withdrawal, deposit, order, tradeSettlement } = lifecycles;
  const requested = { state: 'REQUESTED', at: at('19T14:34') } as const;

  it('are what has come, what is under way and what follows, each with its time', () => {
    const steps = stepsOf({ lifecycle: withdrawal, history: [requested], now, facts: {} });
    expect(drawn(steps)).toEqual([
      ['REQUESTED', 'done'],
      ['SENT', 'now', at('19T16:00')],
      ['PAID', 'next', at('19T18:00')],
    ]);
  });

  it('count from when it began, whenever the last of them came', () => {
    const history = [requested, { state: 'SENT', at: at('19T16:01') } as const];
    expect(drawn(stepsOf({ lifecycle: withdrawal, history, now, facts: {} }))).toEqual([
      ['REQUESTED', 'done'],
      ['SENT', 'done'],
      ['PAID', 'now', at('19T18:00')],
    ]);
  });

  it('end with a refusal, and nothing follows', () => {
    const history = [requested, { state: 'SENT', at: now }, { state: 'FAILED', at: now }] as const;
    expect(drawn(stepsOf({ lifecycle: withdrawal, history, now, facts: {} })).at(-1)).toEqual([
      'FAILED',
      'refused',
    ]);
  });

  it('are due by the facts of the thing', () => {
    const history = [{ state: 'AWAITING_PAYMENT', at: now }] as const;
    const dueOf = (method: 'upi' | 'transfer') =>
      stepsOf({ lifecycle: deposit, history, now, facts: { method } })[1]?.dueBy;
    expect([dueOf('upi'), dueOf('transfer')]).toEqual([now + 600_000, now + 3 * 86_400_000]);
  });

  it('leave the last state as the one of now where nobody knows what follows', () => {
    const history = [
      { state: 'PENDING', at: now },
      { state: 'OPEN', at: now },
      { state: 'OPEN', at: now },
    ] as const;
    expect(drawn(stepsOf({ lifecycle: order, history, now, facts: {} }))).toEqual([
      ['PENDING', 'done'],
      ['OPEN', 'done'],
      ['OPEN', 'now'],
    ]);
    const ended = [...history, { state: 'COMPLETE', at: now } as const];
    expect(drawn(stepsOf({ lifecycle: order, history: ended, now, facts: {} })).at(-1)).toEqual([
      'COMPLETE',
      'done',
    ]);
  });

  it('come by time alone where nobody tells of them', () => {
    const completeAt = istInstant(calendarDay('2026-11-20'), 480);
    const history = [{ state: 'TRADED', at: now }] as const;
    const stepsAt = (time: number) =>
      drawn(stepsOf({ lifecycle: tradeSettlement, history, now: time, facts: { completeAt } }));
    expect(stepsAt(completeAt - 1)).toEqual([
      ['TRADED', 'done'],
      ['SETTLED', 'now', completeAt],
    ]);
    expect(stepsAt(completeAt)).toEqual([
      ['TRADED', 'done'],
      ['SETTLED', 'done'],
    ]);
  });

  it('wait for somebody where time alone brings nothing', () => {
    const late = at('19T23:00');
    expect(drawn(stepsOf({ lifecycle: withdrawal, history: [requested], now: late, facts: {} }))[1]).toEqual([
      'SENT',
      'now',
      at('19T16:00'),
    ]);
  });

  it('may come once more where more was asked for [I6B-2-STATES]', () => {
    const { claim } = lifecycles;
    const states = ['SUBMITTED', 'ACKNOWLEDGED', 'UNDER_REVIEW', 'INFO_NEEDED', 'UNDER_REVIEW'] as const;
    const history = states.map((state, index) => ({ state, at: at(`0${index + 1}T10:00`) }));
    const steps = drawn(stepsOf({ lifecycle: claim, history, now, facts: {} }));
    expect(steps.slice(0, 5).map(([, mark]) => mark)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(steps[5]).toEqual(['OFFERED', 'now', at('23T00:00')]);
    expect(claim.again).toEqual(['UNDER_REVIEW', 'INFO_NEEDED']);
  });

  it('of nothing are none', () => {
    expect(stepsOf({ lifecycle: withdrawal, history: [], now, facts: {} })).toEqual([]);
  });
});
