import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { instruments } from '../../src/engine/index.ts';
import { monthOfIssue, plannedIssuesOf } from '../../src/issues/plannedIssue.ts';
import type { TestSandbox } from './testSandbox.ts';

/** The issues of the seeds that were withdrawn: their shares have never come to the market. */
function sharesOfWithdrawnIssues(test: Pick<TestSandbox, 'dataFolder'>): string[] {
  const database = new DatabaseSync(join(test.dataFolder, 'wealth.db'), { readOnly: true });
  const rows = database.prepare('SELECT issue_id FROM issue_change WHERE withdrawn_at IS NOT NULL').all();
  database.close();
  return rows.flatMap((row) => {
    const id = String(row['issue_id']);
    const issue = plannedIssuesOf(0, monthOfIssue(id) ?? '').find((one) => one.id === id);
    return issue?.kind === 'ipo' ? [issue.share.isin] : [];
  });
}

/** What is listed on a day of the table's, without the shares of the seeds' withdrawn issues. */
export function listedInstruments(test: Pick<TestSandbox, 'dataFolder'>, day: string) {
  const withdrawn = new Set(sharesOfWithdrawnIssues(test));
  return instruments.filter(({ listedOn, isin }) => listedOn <= day && !withdrawn.has(isin));
}
