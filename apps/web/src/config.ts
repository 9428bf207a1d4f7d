import * as z from 'zod/mini';

declare const __APP_VERSION__: string;

const schema = z.object({
  /** Origin of the stock-data API; empty means the origin of the page. */
  VITE_STOCK_BASE_URL: z._default(z.string('VITE_STOCK_BASE_URL must be a text'), ''),
  /** Publishable key of the stock-data API. Everybody can read it in the page: never a secret. */
  VITE_STOCK_KEY: z._default(z.string('VITE_STOCK_KEY must be a text'), 'wealth-sandbox-key'),
});

const environment = z.parse(schema, import.meta.env);

/** Everything that a deployment may set, read in this one place. */
export const config = {
  appVersion: __APP_VERSION__,
  stockBaseUrl: environment.VITE_STOCK_BASE_URL,
  stockKey: environment.VITE_STOCK_KEY,
} as const;
