import type { AchievementCode } from '@wealth/api-sdk/codes';
import type { Articles } from '../content/createArticles.ts';
import { namedDocuments } from '../content/readContent.ts';
import type { Database } from '../database/database.ts';

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

/** What the database knows of a client's steps. */
function createSteps({ query, all, first }: Database, articles: Articles) {
  const lessons = articles.list('en').filter(({ kind }) => kind === 'lesson');

  function readings(clientId: string, ids: readonly string[]): number[] {
    const readAt = articles.readAt(clientId);
    return ids.flatMap((id) => readAt.get(id) ?? []).toSorted((a, b) => a - b);
  }

  return {
    lessonCount: lessons.length,
    lessons: (clientId: string) =>
      readings(
        clientId,
        lessons.map(({ id }) => id),
      ),
    document: (id: string) => (clientId: string) => readings(clientId, [id]),
    pin(clientId: string): number[] {
      const client = first(
        query.selectFrom('client').select(['pin_hash', 'created_at']).where('id', '=', clientId),
      );
      if (!client || client.pin_hash === null) return [];
      const told = first(
        query
          .selectFrom('notification')
          .select('at')
          .where('client_id', '=', clientId)
          .where('code', '=', 'pin_set')
          .orderBy('seq'),
      );
      // A client who was seeded with a PIN has been told of none.
      return [told?.at ?? client.created_at];
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

/** What keeps a client safe and what a client has learned: never how much or how often one trades. */
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
      code: 'pin_set',
      title: 'PIN set',
      description: 'Money leaves your account only with your PIN.',
      target: 1,
      steps: steps.pin,
    },
    {
      code: 'two_bank_accounts',
      title: 'Two verified bank accounts',
      description: 'Two accounts in your own name are verified.',
      target: 2,
      steps: steps.verifiedAccounts,
    },
    {
      code: 'nominee_read',
      title: 'Nomination read',
      description: 'You know who would receive your shares, and how to name somebody.',
      target: 1,
      steps: steps.document(namedDocuments.nomination),
    },
    {
      code: 'key_facts_read',
      title: 'Key-facts statement read',
      description: 'You know how to read what a lender has to tell you.',
      target: 1,
      steps: steps.document(namedDocuments.keyFacts),
    },
    {
      code: 'risk_lessons',
      title: 'Risk lessons',
      description: 'You have read all lessons on risk.',
      target: steps.lessonCount,
      steps: steps.lessons,
    },
  ];
}

/** Makes the view on achievements: everything is computed from what a client has done, nothing is stored. */
export function createAchievements(database: Database, articles: Articles): Achievements {
  const goals = goalsOf(createSteps(database, articles));
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
