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
});

export interface Deployment {
  stockBaseUrl: string;
  stockKey: string;
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
  return { stockBaseUrl: values.VITE_STOCK_BASE_URL, stockKey: values.VITE_STOCK_KEY };
}
