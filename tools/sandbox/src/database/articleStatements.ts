import { clientReference } from './clientReference.ts';

/** Which lessons and documents a client has read to their end. Released: a change is a new step. */
export const articleStatements: readonly string[] = [
  `CREATE TABLE article_reading (
    ${clientReference}, article_id TEXT NOT NULL, read_at INTEGER NOT NULL,
    PRIMARY KEY (client_id, article_id)) STRICT`,
];
