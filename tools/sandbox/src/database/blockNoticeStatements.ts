/** Clients who want to be told before the next block window. Released: a change is a new step. */
export const blockNoticeStatements: readonly string[] = [
  `CREATE TABLE block_notice (
    client_id TEXT PRIMARY KEY REFERENCES client (id) ON DELETE CASCADE, due_at INTEGER NOT NULL) STRICT`,
  'CREATE INDEX block_notice_due ON block_notice (due_at)',
];
