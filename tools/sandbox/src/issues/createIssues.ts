import type { DueSource } from '../agenda/dueSource.ts';
import { createBlockDesk } from './blockDesk.ts';
import { createAllotments, type Allotments } from './createAllotments.ts';
import { createApplications, type Applications } from './createApplications.ts';
import { createBlocks, type Blocks } from './createBlocks.ts';
import { createIssueChanges, type IssueChanges } from './createIssueChanges.ts';
import type { IssueContext } from './issueContext.ts';
import { createIssueDesk, type IssueDesk } from './issueDesk.ts';
import { keepListings } from './keepListings.ts';
import { createIssueTable, type IssueTable, type StoredApplication } from './issueTable.ts';

/** Issues, applications for them, and block deals. */
export interface Issues {
  desk: IssueDesk;
  applications: Applications;
  allotments: Allotments;
  blocks: Blocks;
  changes: IssueChanges;
  table: Pick<
    IssueTable,
    'find' | 'list' | 'stepsOf' | 'own' | 'ofIssue' | 'nextDue' | 'update' | 'chargesOf' | 'tradedOn'
  >;
  /** Whether a mandate of the client blocks money of an account, or may. */
  isAwaitedAt(clientId: string, bankId: string): boolean;
  /** Does what is due of an application. */
  next(application: StoredApplication): void;
  /** Mandates that expire, allotments, debits and releases, listings, block windows that end. */
  due: DueSource;
}

export type IssuesOptions = Omit<IssueContext, 'table' | 'desk'>;

/** Makes issues and everything that happens to applications by itself. */
export function createIssues(options: IssuesOptions): Issues {
  const { clock, database, market } = options;
  const table = createIssueTable(database);
  keepListings({ database, market, table });
  const desk = createIssueDesk({ market, table, now: clock.now });
  const context = { ...options, table, desk, blocks: createBlockDesk(market, clock.now) };
  const applications = createApplications(context);
  const allotments = createAllotments(context, applications.mandates);
  const blocks = createBlocks(context);

  function next(application: StoredApplication): void {
    if (application.kind === 'block') blocks.next(application);
    else allotments.next(application);
  }

  return {
    desk,
    applications,
    allotments,
    blocks,
    changes: createIssueChanges(context, applications),
    table,
    isAwaitedAt: (clientId, bankId) =>
      table
        .list(clientId, { status: 'waiting', limit: 1_000 })
        .some(({ bank_id: id, released_at: releasedAt }) => id === bankId && releasedAt === null),
    next,
    due: {
      name: 'issues and block deals',
      next({ to }) {
        const application = table.nextDue(to);
        if (!application || application.due_at === null) return null;
        // Prices of a block follow from the minutes before its window.
        const needsRound = application.kind === 'block';
        return { at: application.due_at, needsRound, act: () => next(application) };
      },
      forget() {
        // All that is known stands in the tables.
      },
    },
  };
}
