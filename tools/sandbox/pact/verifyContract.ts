import { Verifier } from '@pact-foundation/pact';
import { setState, type StateValues } from './providerStateClient.ts';
import { failureText, readReport, type InteractionResult } from './verificationReport.ts';

/** A broker that hands out the contract and takes the results. */
export interface BrokerOptions {
  url: string;
  token?: string;
  /** The branch of the client whose latest contract counts; its main branch and what is deployed when absent. */
  consumerBranch?: string;
  /** Tell the broker how it went. */
  publish?: { version: string; branch?: string };
}

export interface VerificationOptions {
  /** Address of the back end, e.g. `http://127.0.0.1:4200`. */
  provider: string;
  /** Where provider states are set; POST {state, params, action} answers values for the request. */
  statesUrl: string;
  /** The publishable key of the back end's stock-data API. */
  stockKey: string;
  /** A file, or a broker. */
  contract: string | BrokerOptions;
}

/** The back end does not keep the contract. The message lists what failed. */
export class ContractBrokenError extends Error {
  override readonly name = 'ContractBrokenError';
  readonly results: readonly InteractionResult[];

  constructor(results: readonly InteractionResult[]) {
    super(failureText(results));
    this.results = results;
  }
}

const refreshPath = '/auth/app/v1/refresh';
const exampleStockKey = 'wealth-sandbox-key';
/** What the contract sends where a token must not be good. */
const unknownBearer = 'Bearer unknown-token';

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

interface StateHandler {
  setup: () => Promise<void>;
  teardown: () => Promise<void>;
}

/** A handler for whatever state the contract names: a broker's contract is not known before it is verified. */
function handlersFor(handlerOf: (state: string) => StateHandler): Record<string, StateHandler> {
  return new Proxy<Record<string, StateHandler>>(
    {},
    {
      // An interaction without a state asks for the empty one; the verifier prints its options, which asks for toJSON.
      get: (_target, name) =>
        typeof name === 'string' && name !== '' && name !== 'toJSON' ? handlerOf(name) : undefined,
    },
  );
}

function sourceOf(contract: VerificationOptions['contract']) {
  if (typeof contract === 'string') return { pactUrls: [contract] };
  const { url, token, consumerBranch, publish } = contract;
  return {
    pactBrokerUrl: url,
    ...(token === undefined ? {} : { pactBrokerToken: token }),
    consumerVersionSelectors: consumerBranch
      ? [{ branch: consumerBranch }]
      : [{ mainBranch: true }, { deployedOrReleased: true }],
    failIfNoPactsFound: true,
    ...(publish
      ? {
          publishVerificationResult: true,
          providerVersion: publish.version,
          ...(publish.branch === undefined ? {} : { providerVersionBranch: publish.branch }),
        }
      : {}),
  };
}

/** What the verifier says of a run, whether it ended well or not. */
async function outcomeOf(verifier: Verifier): Promise<InteractionResult[]> {
  let outcome: { text: string; cause?: unknown };
  try {
    outcome = { text: await verifier.verifyProvider() };
  } catch (error) {
    outcome = { text: error instanceof Error ? error.message : '', cause: error };
  }
  const results = readReport(outcome.text);
  if (results === null) throw new Error(outcome.text, { cause: outcome.cause });
  if (outcome.cause !== undefined) throw new ContractBrokenError(results);
  return results;
}

/**
 * Verifies a back end against the contract of the web client.
 *
 * @returns How each interaction went.
 * @throws ContractBrokenError when the back end does not keep the contract.
 * @throws UnreachableError as soon as a state cannot be set: nothing after it would mean anything. The native
 *   verifier cannot be stopped and goes on by itself; a program ends it by ending.
 */
export async function verifyContract(options: VerificationOptions): Promise<InteractionResult[]> {
  let values: StateValues = {};
  const gaveUp = Promise.withResolvers<never>();
  let isOver = false;
  async function change(state: string, action: 'setup' | 'teardown'): Promise<StateValues> {
    if (isOver) return {};
    try {
      return await setState(options.statesUrl, state, action);
    } catch (error) {
      isOver = true;
      gaveUp.reject(error);
      return {};
    }
  }
  const verifier = new Verifier({
    provider: 'wealth-api',
    providerBaseUrl: options.provider,
    ...sourceOf(options.contract),
    stateHandlers: handlersFor((state) => ({
      setup: async () => {
        values = await change(state, 'setup');
      },
      teardown: async () => {
        values = {};
        await change(state, 'teardown');
      },
    })),
    logLevel: 'error',
    requestFilter(request: FilteredRequest, _response: unknown, next: () => void) {
      fillIn(request, values, options.stockKey);
      next();
    },
  });
  return Promise.race([outcomeOf(verifier), gaveUp.promise]);
}
