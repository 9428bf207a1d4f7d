import type { AchievementCode } from '@wealth/api-sdk/codes';
import { istDay } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import { findInstrument } from '../market/findInstrument.ts';

/** One achievement and how far a client is. */
export interface Achievement {
  code: AchievementCode;
  title: string;
  description: string;
  /** At most the target. */
  progress: number;
  target: number;
  /** Epoch milliseconds; null while it is open. */
  earnedAt: number | null;
}

export interface Achievements {
  of(clientId: string): Achievement[];
}

interface Goal {
  code: AchievementCode;
  title: string;
  description: string;
  target: number;
  /** When each step towards the target happened, oldest first. */
  steps: (clientId: string) => number[];
}

/** The first moment of each kind, oldest first. */
function firstOfEach(events: ReadonlyArray<{ kind: string; at: number }>): number[] {
  const firsts = new Map<string, number>();
  for (const { kind, at } of events) firsts.set(kind, Math.min(at, firsts.get(kind) ?? at));
  return [...firsts.values()].toSorted((a, b) => a - b);
}

/** What the database knows of a client's steps. */
function createSteps({ query, all }: Database, clock: SandboxClock) {
  /** When each purchase settled, and each sale of a lot. */
  function settlements(clientId: string): number[] {
    const bought = query
      .selectFrom('lot')
      .select('settles_at')
      .where('client_id', '=', clientId)
      .where('origin', '=', 'trade');
    const sold = query
      .selectFrom('lot_part')
      .select('settles_at')
      .where('client_id', '=', clientId)
      .where('origin', '=', 'sale');
    return [...all(bought), ...all(sold)]
      .map(({ settles_at }) => settles_at)
      .filter((at) => at <= clock.now())
      .toSorted((a, b) => a - b);
  }

  return {
    settlements,
    settlementDays: (clientId: string) =>
      firstOfEach(settlements(clientId).map((at) => ({ kind: istDay(at), at }))),
    sectors(clientId: string): number[] {
      const lots = all(
        query
          .selectFrom('lot')
          .select(['market', 'symbol', 'bought_at'])
          .where('client_id', '=', clientId)
          .where('origin', '=', 'trade'),
      );
      return firstOfEach(
        lots.flatMap(({ market, symbol, bought_at }) => {
          const sector = findInstrument(market, symbol)?.sector;
          return sector === undefined ? [] : [{ kind: sector, at: bought_at }];
        }),
      );
    },
    verifiedAccounts: (clientId: string) =>
      all(
        query
          .selectFrom('bank_account')
          .select(['id', 'checked_at', 'created_at'])
          .where('client_id', '=', clientId)
          .where('status', '=', 'verified'),
      )
        .map(({ checked_at, created_at }) => checked_at ?? created_at)
        .toSorted((a, b) => a - b),
    approvals: (clientId: string) =>
      all(
        query
          .selectFrom('identity_submission')
          .select(['checked_at', 'created_at'])
          .where('client_id', '=', clientId)
          .where('status', '=', 'approved')
          .orderBy('id'),
      ).map(({ checked_at, created_at }) => checked_at ?? created_at),
  };
}

function goalsOf(steps: ReturnType<typeof createSteps>): readonly Goal[] {
  return [
    {
      code: 'identity_verified',
      title: 'Identity verified',
      description: 'Your identity check is approved.',
      target: 1,
      steps: steps.approvals,
    },
    {
      code: 'first_trade_settled',
      title: 'First trade settled',
      description: 'A trade of yours has settled.',
      target: 1,
      steps: steps.settlements,
    },
    {
      code: 'ten_settlements',
      title: 'Ten T+1 settlements',
      description: 'Trades of yours have settled on ten days.',
      target: 10,
      steps: steps.settlementDays,
    },
    {
      code: 'five_sectors',
      title: 'Five sectors held',
      description: 'You have bought shares of five sectors.',
      target: 5,
      steps: steps.sectors,
    },
    {
      code: 'two_bank_accounts',
      title: 'Two verified bank accounts',
      description: 'Two accounts in your own name are verified.',
      target: 2,
      steps: steps.verifiedAccounts,
    },
  ];
}

/** Makes the view on achievements: everything is computed from what a client has done, nothing is stored. */
export function createAchievements(database: Database, clock: SandboxClock): Achievements {
  const goals = goalsOf(createSteps(database, clock));
  return {
    of: (clientId) =>
      goals.map(({ steps, ...goal }) => {
        const reached = steps(clientId);
        return {
          ...goal,
          progress: Math.min(reached.length, goal.target),
          earnedAt: reached[goal.target - 1] ?? null,
        };
      }),
  };
}
