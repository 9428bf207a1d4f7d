import { readFile, rm, writeFile } from 'node:fs/promises';
import { pactFile } from './paths.ts';

interface Contract {
  interactions: { description: string; key?: string }[];
}

function isContract(value: unknown): value is Contract {
  return (
    typeof value === 'object' &&
    value !== null &&
    'interactions' in value &&
    Array.isArray(value.interactions)
  );
}

/** Starts from nothing, so that a call that is no longer made leaves the contract. */
export async function setup(): Promise<void> {
  await rm(pactFile, { force: true });
}

/** Sorts the interactions, so that the order of the files in a run changes nothing. */
export async function teardown(): Promise<void> {
  const contract: unknown = JSON.parse(await readFile(pactFile, 'utf8'));
  if (!isContract(contract)) throw new TypeError(`${pactFile} is no contract.`);
  const interactions = contract.interactions.toSorted((one, other) =>
    one.description < other.description ? -1 : 1,
  );
  await writeFile(pactFile, `${JSON.stringify({ ...contract, interactions }, null, 2)}\n`);
}
