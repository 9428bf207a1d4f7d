import { readFile, rm, writeFile } from 'node:fs/promises';
import { staleness } from './staleness.ts';
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

let committed = '';

/** Starts from nothing, so that a call that is no longer made leaves the contract. */
export async function setup(): Promise<void> {
  committed = await readFile(pactFile, 'utf8').catch(() => '');
  await rm(pactFile, { force: true });
}

/**
 * Sorts the interactions, so that the order of the files in a run changes nothing.
 *
 * @throws Error in CI when the committed contract, which back-end teams verify against, is another one.
 */
export async function teardown(): Promise<void> {
  const contract: unknown = JSON.parse(await readFile(pactFile, 'utf8'));
  if (!isContract(contract)) throw new TypeError(`${pactFile} is no contract.`);
  const interactions = contract.interactions.toSorted((one, other) =>
    one.description < other.description ? -1 : 1,
  );
  const written = `${JSON.stringify({ ...contract, interactions }, null, 2)}\n`;
  await writeFile(pactFile, written);
  const said = staleness(committed, written);
  if (said !== null && process.env['CI']) throw new Error(said);
  if (said !== null) console.warn(said);
}
