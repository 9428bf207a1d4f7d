import type { Deployment } from '../scripts/environment.ts';

declare const __APP_VERSION__: string;
declare const __DEPLOYMENT__: Deployment;

/** Everything that a deployment may set, read in this one place; checked by scripts/environment.ts at the build. */
export const config = { appVersion: __APP_VERSION__, ...__DEPLOYMENT__ } as const;
