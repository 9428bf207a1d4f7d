import * as z from 'zod/mini';

const contractSchema = z.object({ interactions: z.array(z.object({ description: z.string() })) });

function interactionsOf(contract: string): Map<string, string> {
  if (contract === '') return new Map();
  const { interactions } = z.parse(contractSchema, JSON.parse(contract));
  const whole = z.parse(z.object({ interactions: z.array(z.unknown()) }), JSON.parse(contract)).interactions;
  return new Map(interactions.map(({ description }, index) => [description, JSON.stringify(whole[index])]));
}

/**
 * Compares the committed contract with the one that the tests have just written.
 *
 * @returns What has changed and what to do, or null when they are the same.
 */
export function staleness(committed: string, written: string): string | null {
  if (committed === written) return null;
  const before = interactionsOf(committed);
  const after = interactionsOf(written);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (description) => before.get(description) !== after.get(description),
  );
  return `The committed contract is not what its tests write; it was written anew, commit it. Changed: ${changed.join(', ') || 'its head'}.`;
}
