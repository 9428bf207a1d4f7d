import { resolve } from 'node:path';

/** Absolute path of the repository that these checks stand in. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');
