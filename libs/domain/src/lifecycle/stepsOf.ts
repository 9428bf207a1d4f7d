import { isEnd, type Lifecycle, type Since } from './lifecycle.ts';

/** How a step stands: it has come, it is under way, it comes later, or it was a refusal. */
export type StepMark = 'done' | 'now' | 'next' | 'refused';

/** That something has come into a state. */
export interface StateReached<State extends string> {
  state: State;
  /** Epoch milliseconds; null where the time is not known. */
  at: number | null;
}

/** One state on the way of a thing. */
export interface LifecycleStep<State extends string = string> extends StateReached<State> {
  mark: StepMark;
  /** When it comes by itself, epoch milliseconds; null once it has come, and where no time says so. */
  dueBy: number | null;
}

/** What has come, and the facts by which the rest is due. */
export interface StepsInput<State extends string, Facts extends object> {
  lifecycle: Lifecycle<State, Facts>;
  /** The states that have come, the first one first; one that stays may be told again. */
  history: ReadonlyArray<StateReached<State>>;
  /** Epoch milliseconds. */
  now: number;
  facts: Facts;
}

/** When a state that has come at an instant is left by itself. */
export function dueByOf<State extends string, Facts extends object>(
  { dueBy }: Pick<Lifecycle<State, Facts>, 'dueBy'>,
  state: State,
  since: Since & Facts,
): number | null {
  return dueBy?.[state]?.(since) ?? null;
}

/** What usually follows a state, one after the other, each with the instant at which it comes by itself. */
function followersOf<State extends string, Facts extends object>(
  { lifecycle, facts }: Pick<StepsInput<State, Facts>, 'lifecycle' | 'facts'>,
  last: StateReached<State>,
  beganAt: number | null,
): Array<{ state: State; dueBy: number | null }> {
  const followers: Array<{ state: State; dueBy: number | null }> = [];
  let { state, at } = last;
  for (;;) {
    const next = lifecycle.usual?.[state];
    if (next === undefined) return followers;
    const since = at === null || beganAt === null ? null : { at, beganAt, ...facts };
    const dueBy = since && dueByOf(lifecycle, state, since);
    followers.push({ state: next, dueBy });
    state = next;
    at = dueBy;
  }
}

/**
 * The way of a thing: what has come, what is under way, and what usually follows. Where nothing usually follows, the last
 * state that has come is the one of now, until the thing has ended.
 */
export function stepsOf<State extends string, Facts extends object>({
  lifecycle,
  history,
  now,
  facts,
}: StepsInput<State, Facts>): Array<LifecycleStep<State>> {
  const last = history.at(-1);
  if (!last) return [];
  const followers = followersOf({ lifecycle, facts }, last, history[0]?.at ?? null);
  const hasCome = (dueBy: number | null) => lifecycle.isByTime === true && dueBy !== null && dueBy <= now;
  const come = followers.filter(({ dueBy }) => hasCome(dueBy));
  const reached = [...history, ...come.map(({ state, dueBy }) => ({ state, at: dueBy }))];
  const ahead = followers.slice(come.length);
  return [
    ...reached.map(({ state, at }, index): LifecycleStep<State> => {
      const isRefused = lifecycle.refused?.includes(state) ?? false;
      const isCurrent = index === reached.length - 1 && ahead.length === 0 && !isEnd(lifecycle, state);
      return { state, at, dueBy: null, mark: isRefused ? 'refused' : isCurrent ? 'now' : 'done' };
    }),
    ...ahead.map(({ state, dueBy }, index): LifecycleStep<State> => ({
      state,
      at: null,
      dueBy,
      mark: index === 0 ? 'now' : 'next',
    })),
  ];
}
