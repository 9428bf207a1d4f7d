import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';

/** The contract of the web client, as its tests wrote it. */
export const contractFile = resolve(
  import.meta.dirname,
  '../../../libs/api-sdk/pacts/wealth-web-wealth-api.json',
);

const contractSchema = z.looseObject({
  interactions: z.array(
    z.looseObject({
      description: z.string(),
      providerStates: z.optional(z.array(z.looseObject({ name: z.string() }))),
    }),
  ),
});

export type Contract = z.infer<typeof contractSchema>;
type Interaction = Contract['interactions'][number];

/** A file that is no contract, or that nobody can read. The message is for the person who named it. */
export class ContractFileError extends Error {
  override readonly name = 'ContractFileError';
}

/** @throws ContractFileError when there is no contract at this path. */
export function readContract(path: string): Contract {
  try {
    return z.parse(contractSchema, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new ContractFileError(`There is no contract at ${path}.`, { cause: error });
  }
}

function statesOfInteraction({ providerStates = [] }: Interaction): string[] {
  return providerStates.map(({ name }) => name);
}

/** Every provider state that the contract names. */
export function statesOf(contract: Contract): string[] {
  return [...new Set(contract.interactions.flatMap(statesOfInteraction))].toSorted();
}

/** The contract with those interactions only whose description or state contains the text, whatever its case. */
export function filtered(contract: Contract, text: string): Contract {
  const wanted = text.toLowerCase();
  const interactions = contract.interactions.filter((interaction) =>
    [interaction.description, ...statesOfInteraction(interaction)].some((words) =>
      words.toLowerCase().includes(wanted),
    ),
  );
  return { ...contract, interactions };
}

export function writeContract(path: string, contract: Contract): void {
  writeFileSync(path, JSON.stringify(contract));
}
