import { clientReference } from './clientReference.ts';

/**
 * Version 22: what companies did to the shares of clients, and which lots came of it. Movements of new kinds happen once for an
 * action, too. Released: a change is a new step.
 */
export const actionStatements: readonly string[] = [
  `CREATE TABLE client_action (
    ${clientReference}, id TEXT NOT NULL, kind TEXT NOT NULL, isin TEXT NOT NULL, new_isin TEXT NOT NULL,
    market TEXT NOT NULL, symbol TEXT NOT NULL, ex_date TEXT NOT NULL, at INTEGER NOT NULL, facts TEXT NOT NULL,
    due_at INTEGER, PRIMARY KEY (client_id, id)) STRICT`,
  'CREATE INDEX client_action_client ON client_action (client_id, at)',
  'CREATE INDEX client_action_due ON client_action (due_at) WHERE due_at IS NOT NULL',
  'ALTER TABLE lot ADD COLUMN action_id TEXT',
  'ALTER TABLE lot ADD COLUMN bonus_recorded_on TEXT',
  'DROP INDEX movement_once',
  `CREATE UNIQUE INDEX movement_once ON movement (client_id, kind, reference)
    WHERE reference IS NOT NULL
    AND kind IN ('dividend', 'allotment', 'bonus', 'exchange', 'demerger', 'fraction')`,
];
