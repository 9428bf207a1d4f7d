import type { StoredApplication } from './issueTable.ts';

const referencePrefixes = { ipo: 'IP', fpo: 'FP', ofs: 'FO' } as const;

/** As much of a random id as a client can read aloud. */
export const referenceOf = ({ id, kind }: Pick<StoredApplication, 'id' | 'kind'>): string => {
  const prefix = kind === 'block' ? 'BD' : referencePrefixes[kind];
  return `${prefix}-${id.replaceAll('-', '').slice(0, 12).toUpperCase()}`;
};
