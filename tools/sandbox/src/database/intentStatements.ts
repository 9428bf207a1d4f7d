import { clientReference } from './clientReference.ts';

/** Version 18: keys of every kind of request that moves money, sealed or known. Released: a change is a new step. */
export const intentStatements: readonly string[] = [
  `CREATE TABLE intent_key (
    ${clientReference}, kind TEXT NOT NULL, key TEXT NOT NULL, record_id TEXT, at INTEGER NOT NULL,
    PRIMARY KEY (client_id, key)) STRICT`,
  "INSERT INTO intent_key (client_id, kind, key, at) SELECT client_id, 'order', key, at FROM sealed_key",
  'DROP TABLE sealed_key',
];
