import { join } from 'node:path';
import * as z from 'zod/mini';
import { isAddressOrSubnet } from './http/clientAddress.ts';

/** What the environment decides about a run of the sandbox. */
export interface Environment {
  port: number;
  dataFolder: string;
  /** Texts and film of the operator; absent for the placeholders that come with the product. */
  contentFolder?: string;
  /** Absent where another server serves the page. */
  webFolder?: string;
  /** Where the page is, when another server serves it. */
  pageUrl?: string;
  /** Where the app keeps the document and the script of its chat frame. */
  chatFrameFolder: string;
  styleHashesFile: string;
  controlEnabled: boolean;
  providerStatesEnabled: boolean;
  mode: 'always-open' | 'exchange-hours';
  seed: string;
  /** Who is seeded: the six clients of the standard, or two more with applications and bids in every state. */
  roundMs: number;
  /** Whether every share trades as often as any may: for measurements. */
  isBusiest: boolean;
  stockKey: string;
  allowedOrigins: string[];
  /** Addresses and subnets of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  /** What the control API wants in `x-sandbox-key`. */
  controlKey?: string;
  /** Address of the chat widget's script; absent for the sandbox's own widget. */
  chatScript?: string;
}

/** Something in the environment that cannot be used. The message is for the person who set it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const wholeNumber = (name: string, low: number, high: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d+$/, `${name} must be a whole number.`)),
      z.transform((text: string) => Number(text)),
    ),
    z
      .int()
      .check(z.gte(low, `${name} must be at least ${low}.`), z.lte(high, `${name} must be at most ${high}.`)),
  );

function listed(text = ''): string[] {
  return text.split(/[\s,]+/).filter((entry) => entry !== '');
}

/** Whether a text is an origin as a browser writes it: `null`, `*` or a closing slash would never match, or match too much. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.parse(text)?.origin === text;
}

/** Origins with blanks or commas between them. */
const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => listed(text)),
  ),
  z.array(
    z.string().check(
      z.refine(isOrigin, {
        error: ({ input }) =>
          `SANDBOX_ORIGINS takes origins such as https://wealth.example, not ${JSON.stringify(input)}.`,
      }),
    ),
  ),
);

const schema = z.object({
  PORT: z._default(wholeNumber('PORT', 0, 65_535), 4_200),
  WEALTH_DATA: z.optional(z.string().check(z.minLength(1, 'WEALTH_DATA must not be empty.'))),
  SANDBOX_CONTENT: z.optional(z.string().check(z.minLength(1, 'SANDBOX_CONTENT must not be empty.'))),
  SANDBOX_CONTROL: z.optional(z.string()),
  SANDBOX_PROVIDER_STATES: z.optional(z.string()),
  SANDBOX_MODE: z._default(
    z.enum(['always-open', 'exchange-hours'], 'SANDBOX_MODE must be always-open or exchange-hours.'),
    'always-open',
  ),
  SANDBOX_SEED: z._default(z.string().check(z.minLength(1, 'SANDBOX_SEED must not be empty.')), 'wealth'),
  SANDBOX_ROUND_MS: z._default(wholeNumber('SANDBOX_ROUND_MS', 10, 60_000), 250),
  SANDBOX_BUSIEST: z.optional(z.string()),
  SANDBOX_STOCK_KEY: z._default(
    z
      .string()
      .check(z.regex(/^[\x21-\x7e]{1,200}$/, 'SANDBOX_STOCK_KEY must be plain characters without spaces.')),
    'wealth-sandbox-key',
  ),
  SANDBOX_ORIGINS: z._default(origins, []),
  SANDBOX_PAGE_URL: z.optional(
    z.url({ protocol: /^https?$/, error: 'SANDBOX_PAGE_URL must be an http or https address.' }),
  ),
  SANDBOX_TRUSTED_PROXIES: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => listed(text).every(isAddressOrSubnet),
          'SANDBOX_TRUSTED_PROXIES must be addresses or subnets, e.g. 127.0.0.1, 10.0.0.0/8.',
        ),
      ),
  ),
  SANDBOX_CONTROL_KEY: z.optional(
    z
      .string()
      .check(z.regex(/^[\x21-\x7e]{1,200}$/, 'SANDBOX_CONTROL_KEY must be plain characters without spaces.')),
  ),
  SANDBOX_CHAT_SCRIPT: z.optional(
    z.url({ protocol: /^https?$/, error: 'SANDBOX_CHAT_SCRIPT must be an http or https address.' }),
  ),
});

/**
 * Reads the configuration.
 *
 * @param root - Folder of the repository.
 * @throws EnvironmentError that says which variable is wrong.
 */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): Environment {
  const parsed = schema.safeParse(env);
  if (!parsed.success)
    throw new EnvironmentError(parsed.error.issues.map((issue) => issue.message).join(' '));
  const values = parsed.data;
  return {
    port: values.PORT,
    dataFolder: values.WEALTH_DATA ?? join(root, '.data'),
    ...(values.SANDBOX_PAGE_URL === undefined
      ? { webFolder: join(root, 'apps/web/dist') }
      : { pageUrl: values.SANDBOX_PAGE_URL }),
    ...(values.SANDBOX_CONTENT === undefined ? {} : { contentFolder: values.SANDBOX_CONTENT }),
    chatFrameFolder: join(root, 'apps/web/chat-frame'),
    styleHashesFile: join(root, 'apps/web/csp-style-hashes.json'),
    controlEnabled: values.SANDBOX_CONTROL === '1',
    providerStatesEnabled: values.SANDBOX_PROVIDER_STATES === '1',
    mode: values.SANDBOX_MODE,
    seed: values.SANDBOX_SEED,
    roundMs: values.SANDBOX_ROUND_MS,
    isBusiest: values.SANDBOX_BUSIEST === '1',
    stockKey: values.SANDBOX_STOCK_KEY,
    allowedOrigins: values.SANDBOX_ORIGINS,
    trustedProxies: listed(values.SANDBOX_TRUSTED_PROXIES),
    ...(values.SANDBOX_CONTROL_KEY === undefined ? {} : { controlKey: values.SANDBOX_CONTROL_KEY }),
    ...(values.SANDBOX_CHAT_SCRIPT === undefined ? {} : { chatScript: values.SANDBOX_CHAT_SCRIPT }),
  };
}
