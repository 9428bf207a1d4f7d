/** Version 22: clients who want to be told once money can be withdrawn. Released: a change is a new step. */
export const withdrawableNoticeStatements: readonly string[] = [
  `CREATE TABLE withdrawable_notice (
    client_id TEXT PRIMARY KEY REFERENCES client (id) ON DELETE CASCADE, due_at INTEGER NOT NULL) STRICT`,
  'CREATE INDEX withdrawable_notice_due ON withdrawable_notice (due_at)',
];
