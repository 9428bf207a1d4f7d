/** Since when something is in a state. */
export interface Since {
  /** When it came into the state, epoch milliseconds. */
  at: number;
  /** When it began. */
  beganAt: number;
}

/** The states that a kind of thing goes through. */
export interface Lifecycle<State extends string = string, Facts extends object = object> {
  /** Each state with those that may follow it; none comes a second time, but those of `again`. */
  next: Readonly<Record<State, readonly State[]>>;
  /** The states in which it can begin. */
  first: readonly State[];
  /** What follows when all goes well; a state without it lasts until something comes. */
  usual?: Readonly<Partial<Record<State, State>>>;
  /** When a state is left by itself, epoch milliseconds. */
  dueBy?: Readonly<Partial<Record<State, (since: Since & Facts) => number>>>;
  /** States that may come more than once, because somebody was asked for more. @default none */
  again?: readonly State[];
  /** The ends that are a refusal. */
  refused?: readonly State[];
  /** Time alone brings what usually follows, and nobody tells of it. */
  isByTime?: boolean;
}

/** The states are those that `next` names. */
export function lifecycle<const Next extends Readonly<Record<string, ReadonlyArray<keyof Next & string>>>>(
  one: { next: Next } & Omit<Lifecycle<keyof Next & string>, 'next'>,
): Lifecycle<keyof Next & string> {
  return one;
}

/** Whether one state may follow another. */
export function isNext(
  { next }: { next: Readonly<Record<string, readonly string[]>> },
  { from, to }: { from: string; to: string },
): boolean {
  return Object.hasOwn(next, from) && (next[from] ?? []).includes(to);
}

/** Whether nothing follows a state. */
export function isEnd<State extends string>({ next }: Pick<Lifecycle<State>, 'next'>, state: State): boolean {
  return next[state].length === 0;
}
