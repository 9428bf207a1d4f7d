import type { AttemptLimit, Attempts } from './attempts.ts';
import type { Turns } from './turns.ts';

/** What a try counts against while it is wrong. */
export interface Budget {
  limit: AttemptLimit;
  subject: string;
}

export type TryResult<Value> =
  | { kind: 'right'; value: Value }
  | { kind: 'wrong' }
  | { kind: 'locked'; waitSeconds: number };

export interface Tries {
  /**
   * Lets one try after the other of a subject be compared. A try counts as wrong before it is compared, so
   * that parallel ones cannot pass the limit, and is forgiven when it was right or could not be compared.
   *
   * @param turn - Those with the same one wait for each other.
   * @param compare - Null for a wrong try; the value of a right one. What it does after its slow work is
   *   done at once, before anything else.
   */
  run: <Value>(
    turn: string,
    budgets: readonly Budget[],
    compare: () => Promise<Value | null>,
  ) => Promise<TryResult<Value>>;
}

/** Makes the one way to try a password. */
export function createTries(attempts: Attempts, turns: Turns): Tries {
  function forgive(budgets: readonly Budget[]): void {
    for (const { limit, subject } of budgets) attempts.forgiveLast(limit, subject);
  }

  async function runInTurn<Value>(
    budgets: readonly Budget[],
    compare: () => Promise<Value | null>,
  ): Promise<TryResult<Value>> {
    const waits = budgets.map(({ limit, subject }) => attempts.waitSeconds(limit, subject));
    const waitSeconds = Math.max(0, ...waits);
    if (waitSeconds > 0) return { kind: 'locked', waitSeconds };
    for (const { limit, subject } of budgets) attempts.record(limit, subject);
    let value: Value | null;
    try {
      value = await compare();
    } catch (error) {
      forgive(budgets);
      throw error;
    }
    if (value === null) return { kind: 'wrong' };
    forgive(budgets);
    return { kind: 'right', value };
  }

  return {
    async run(turn, budgets, compare) {
      const result = await turns.take(turn, () => runInTurn(budgets, compare));
      return result ?? { kind: 'locked', waitSeconds: 1 };
    },
  };
}
