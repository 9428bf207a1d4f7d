import * as z from 'zod/mini';

const schema = z.object({
  /** Origin of the stock-data API; empty means the origin of the page. */
  VITE_STOCK_BASE_URL: z._default(
    z
      .string()
      .check(z.refine((text) => text === '' || URL.canParse(text), 'VITE_STOCK_BASE_URL must be an address')),
    '',
  ),
  /** Publishable key of the stock-data API. Everybody can read it in the page: never a secret. */
  VITE_STOCK_KEY: z._default(
    z.string().check(z.minLength(1, 'VITE_STOCK_KEY must not be empty')),
    'wealth-sandbox-key',
  ),
  /** Registration number of the research analyst, shown in the client agreement; empty while none is configured. */
  VITE_RESEARCH_ANALYST_NUMBER: z._default(z.string(), ''),
});

export interface Deployment {
  stockBaseUrl: string;
  stockKey: string;
  /** Null while the operator has configured none; the page says so then. */
  researchAnalystNumber: string | null;
}

/**
 * What a deployment may set. Checked when the app is built, so that a wrong value ends the build and the page need not
 * carry the check.
 *
 * @param environment - names and values of the environment.
 * @throws Error that names the value at fault.
 */
export function deploymentOf(environment: Readonly<Record<string, string | undefined>>): Deployment {
  const values = z.parse(schema, environment);
  return {
    stockBaseUrl: values.VITE_STOCK_BASE_URL,
    stockKey: values.VITE_STOCK_KEY,
    researchAnalystNumber: values.VITE_RESEARCH_ANALYST_NUMBER.trim() || null,
  };
}

const chatSchema = z.object({
  /** Address of the chat widget's script; empty where there is none, or where the server brings the frame itself. */
  VITE_CHAT_SCRIPT: z._default(
    z.string().check(
      z.refine((text) => text === '' || /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
        error: 'VITE_CHAT_SCRIPT must be an http or https address',
      }),
    ),
    '',
  ),
});

/**
 * The chat widget of a deployment; the page itself never learns its address.
 *
 * @throws Error that names the value at fault.
 */
export function chatScriptOf(environment: Readonly<Record<string, string | undefined>>): string | null {
  const { VITE_CHAT_SCRIPT: script } = z.parse(chatSchema, environment);
  return script === '' ? null : script;
}
