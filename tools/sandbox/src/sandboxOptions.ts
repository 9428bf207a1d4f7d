import type { KeyDerivation } from './auth/createSecretHasher.ts';
import type { DatabaseStep } from './database/database.ts';
import type { FloodLimitOptions } from './http/floodLimit.ts';
import type { Now } from './machine/createSandboxClock.ts';
import type { RandomSource } from './machine/systemRandom.ts';
import type { Timers } from './machine/timers.ts';
import type { Scenario } from './scenarios/scenario.ts';

export interface SandboxOptions {
  /** Epoch milliseconds of the clock underneath; the control API moves the sandbox against it. */
  clock: Now;
  random: RandomSource;
  timers: Timers;
  scenario: Scenario;
  /** Folder of the database and the uploads; made when missing. */
  dataFolder: string;
  /** Folder with the texts and the film of the operator; the placeholders that come with the product when absent. */
  contentFolder?: string;
  /** Folder of the built web app; without one only the API is served. */
  webFolder?: string;
  /** JSON file with the hashes of the constant styles that the policy lets through. */
  styleHashesFile?: string;
  /** Folder of the app with the document and the script of its chat frame; without one no frame is served. */
  chatFrameFolder?: string;
  /** Address of the chat widget's script; the sandbox's own widget when absent. */
  chatScript?: string;
  mode: 'always-open' | 'exchange-hours';
  controlEnabled: boolean;
  /** Whether provider states may be set. Each of them wipes the database: only where nobody else uses it. */
  providerStatesEnabled: boolean;
  seed: string;
  roundMs: number;
  /** Whether every share trades as often as any may: for measurements. */
  isBusiest?: boolean;
  /** The publishable key of the stock-data API. */
  stockKey: string;
  /** Other origins whose pages may call the API. */
  allowedOrigins: readonly string[];
  /** Null lets every caller send as much as it likes. */
  floodLimit: FloodLimitOptions | null;
  /** scrypt's N for passwords, PINs and codes. */
  scryptCost: number;
  /** Stands in for scrypt: a test may hold it. */
  deriveKey?: KeyDerivation;
  /** What the control API wants in `x-sandbox-key`; without one it asks for none. */
  controlKey?: string;
  /** Addresses and subnets (`10.0.0.0/8`) of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies?: readonly string[];
  /** Called at each step of a transaction: a test copies the files then, as a killed process would leave them. */
  onDatabaseStep?: (step: DatabaseStep) => void;
  /** Called where the database held no client and was seeded: the operator may have expected to find clients there. */
  onSeeded?: () => void;
  /** Called with an unexpected failure of the server. It must not print what a request carried. */
  onError: (error: unknown) => void;
}

export interface Sandbox {
  /** Answers a request inside the process. */
  fetch(request: Request): Promise<Response>;
  /** Listens on every host. @returns The port. */
  listen(port: number, hosts: readonly string[]): Promise<number>;
  /** How many slow hashes were computed: tests see that unknown clients cost the same. */
  hashWorkCount(): number;
  close(): Promise<void>;
}
