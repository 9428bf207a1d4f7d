import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import * as z from 'zod/mini';

/** The contract of the web client, as its tests wrote it. */
export const contractFile = resolve(
  import.meta.dirname,
  '../../../libs/api-sdk/pacts/wealth-web-wealth-api.json',
);

export interface VerificationOptions {
  /** Address of the back end, e.g. `http://127.0.0.1:4200`. */
  provider: string;
  /** Where provider states are set; POST {state, params, action} answers values for the request. */
  statesUrl: string;
  /** The publishable key of the back end's stock-data API. */
  stockKey: string;
  contract: string;
}

/** What the back end's state handler may answer for the next request. */
const valuesSchema = z.object({
  access_token: z.optional(z.string()),
  refresh_token: z.optional(z.string()),
  code_grant: z.optional(z.string()),
  pin_grant: z.optional(z.string()),
});
/** The values alone, or as the `data` of an envelope. */
const answerSchema = z.union([z.object({ data: valuesSchema }), valuesSchema]);

type StateValues = z.infer<typeof valuesSchema>;
type StateAction = 'setup' | 'teardown';

const contractSchema = z.object({
  interactions: z.array(z.object({ providerStates: z.optional(z.array(z.object({ name: z.string() }))) })),
});

const refreshPath = '/auth/app/v1/refresh';
const exampleStockKey = 'wealth-sandbox-key';
/** What the contract sends where a token must not be good. */
const unknownBearer = 'Bearer unknown-token';

/** Every provider state that the contract names. */
export function statesOf(contract: string): string[] {
  const { interactions } = z.parse(contractSchema, JSON.parse(readFileSync(contract, 'utf8')));
  const names = interactions
    .flatMap((interaction) => interaction.providerStates ?? [])
    .map(({ name }) => name);
  return [...new Set(names)].toSorted();
}

async function setState(statesUrl: string, state: string, action: StateAction): Promise<StateValues> {
  const response = await fetch(statesUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params: {}, action }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${action} of the state "${state}" answered ${response.status}: ${text}`);
  const answer = z.parse(answerSchema, text === '' ? {} : JSON.parse(text));
  return 'data' in answer ? answer.data : answer;
}

/** The part of a request on its way to the back end that is filled in. */
interface FilteredRequest {
  path: string;
  headers: { authorization?: string; cookie?: string };
}

/** Puts in what the contract cannot know: the tokens and cookies of the state, and the stock key. */
function fillIn({ path, headers }: FilteredRequest, values: StateValues, stockKey: string): void {
  const token = path === refreshPath ? values.refresh_token : values.access_token;
  const isBearer = headers.authorization?.startsWith('Bearer ') && headers.authorization !== unknownBearer;
  if (isBearer && token !== undefined) headers.authorization = `Bearer ${token}`;
  if (headers.authorization === exampleStockKey) headers.authorization = stockKey;
  if (values.code_grant !== undefined) headers.cookie = `__Host-code_grant=${values.code_grant}`;
  if (values.pin_grant !== undefined) headers.cookie = `__Host-pin_grant=${values.pin_grant}`;
}

const failureSchema = z.object({
  errors: z.array(
    z.object({
      interaction: z.string(),
      mismatch: z.looseObject({
        message: z.optional(z.string()),
        mismatches: z.optional(
          z.array(z.looseObject({ mismatch: z.optional(z.string()), path: z.optional(z.string()) })),
        ),
      }),
    }),
  ),
});

/** The verifier's report as lines for a person: each interaction with what is wrong in it. */
function readableFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const failed = failureSchema.safeParse(message.startsWith('{') ? JSON.parse(message) : null);
  if (!failed.success) return message;
  return failed.data.errors
    .map(({ interaction, mismatch }) => {
      const details = mismatch.mismatches?.map((part) =>
        [part.path, part.mismatch].filter(Boolean).join(': '),
      );
      return [
        interaction.replace(/^Verifying a pact between \S+ and \S+ (?:- )?/, ''),
        ...(details ?? [mismatch.message ?? 'it was refused']),
      ].join('\n    ');
    })
    .join('\n  ');
}

/**
 * Verifies a back end against the contract of the web client.
 *
 * @throws Error that lists each interaction that failed and why, when the back end does not keep it.
 */
export async function verifyContract(options: VerificationOptions): Promise<void> {
  let values: StateValues = {};
  const stateHandlers = Object.fromEntries(
    statesOf(options.contract).map((state) => [
      state,
      {
        setup: async () => {
          values = await setState(options.statesUrl, state, 'setup');
        },
        teardown: async () => {
          values = {};
          await setState(options.statesUrl, state, 'teardown');
        },
      },
    ]),
  );
  const verifier = new Verifier({
    provider: 'wealth-api',
    providerBaseUrl: options.provider,
    pactUrls: [options.contract],
    stateHandlers,
    logLevel: 'error',
    requestFilter(request: FilteredRequest, _response: unknown, next: () => void) {
      fillIn(request, values, options.stockKey);
      next();
    },
  });
  try {
    await verifier.verifyProvider();
  } catch (error) {
    throw new Error(readableFailure(error), { cause: error });
  }
}
