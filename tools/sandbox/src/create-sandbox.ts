import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createSandboxClock, type Now } from './clock';
import { createControlApi } from './control/control-api';
import { createFaults } from './control/faults';
import { openDatabase } from './database/database';
import { readSetting, writeSetting } from './database/settings';
import { createApp } from './http/app';
import { createFloodLimit, type FloodLimitOptions } from './http/flood-limit';
import { createRequestLog } from './http/request-log';
import { closeServer, createHttpServer, isMissingAddress, listenOn } from './http/server';
import { readStyleHashes } from './http/style-hashes';
import { allOperations } from './operations';
import type { RandomSource } from './random';
import { createSeeder } from './scenarios/seed';
import type { Scenario } from './scenarios/scenario';
import { createServices } from './services';
import { closeCodes } from './stream/connection';
import { createStreamHub, heartbeatMs } from './stream/stream-hub';
import { createUpgradeHandler } from './stream/upgrade';
import type { Timers } from './timers';

export interface SandboxOptions {
  /** Epoch milliseconds of the clock underneath; the control API moves the sandbox against it. */
  clock: Now;
  random: RandomSource;
  timers: Timers;
  scenario: Scenario;
  /** Folder of the database and the uploads; made when missing. */
  dataFolder: string;
  /** Folder of the built web app; without one only the API is served. */
  webFolder?: string;
  /** JSON file with the hashes of the constant styles that the policy lets through. */
  styleHashesFile?: string;
  mode: 'always-open' | 'exchange-hours';
  controlEnabled: boolean;
  seed: string;
  roundMs: number;
  ticksPerRound: number;
  /** The publishable key of the stock-data API. */
  stockKey: string;
  /** Other origins whose pages may call the API. */
  allowedOrigins: readonly string[];
  floodLimit: FloodLimitOptions | null;
  /** scrypt's N for passwords, PINs and codes. */
  scryptCost: number;
  /** Told of a failure of our own. */
  onError: (error: unknown) => void;
}

export interface Sandbox {
  /** Answers a request inside the process. */
  fetch(request: Request): Promise<Response>;
  /** Listens on every host; @returns the port. */
  listen(port: number, hosts: readonly string[]): Promise<number>;
  /** One round of the market and the stream. The timers do it while the sandbox listens. */
  step(): void;
  /** How many slow hashes were computed: tests see that unknown clients cost the same. */
  hashWorkCount(): number;
  close(): Promise<void>;
}

const saveEveryMs = 5_000;
const seqSetting = 'stream_seq';
/** More rounds than can pass between two saves: a number of the last run is never used again. */
const seqGap = 10_000;

/** Makes a whole sandbox: database, market, API, stream and control API over one clock. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { timers } = options;
  const clock = createSandboxClock(options.clock);
  mkdirSync(options.dataFolder, { recursive: true, mode: 0o700 });
  const database = openDatabase(join(options.dataFolder, 'wealth.db'));
  const services = createServices({
    clock,
    random: options.random,
    database,
    dataFolder: options.dataFolder,
    scryptCost: options.scryptCost,
    market: {
      seed: options.seed,
      alwaysOpen: options.mode === 'always-open',
      roundMs: options.roundMs,
      ticksPerRound: options.ticksPerRound,
    },
  });
  const seeder = createSeeder(services, options.scenario);
  await seeder.seedWhenEmpty();

  const faults = createFaults();
  const requestLog = createRequestLog();
  const floodLimit = options.floodLimit ? createFloodLimit(options.floodLimit, clock) : null;
  const styleHashes = readStyleHashes(options.styleHashesFile);
  const storedSeq = readSetting(database, seqSetting);
  const hub = createStreamHub({
    ...services,
    timers,
    firstSeq: storedSeq === null ? 0 : Number(storedSeq) + seqGap,
  });

  function save(): void {
    services.market.save();
    writeSetting(database, seqSetting, String(hub.seq()));
  }

  async function reset(): Promise<void> {
    hub.closeAll(closeCodes.goingAway);
    clock.reset();
    faults.clear();
    services.market.reset();
    await seeder.reseed();
    floodLimit?.reset();
    requestLog.clear();
    save();
  }

  const control = options.controlEnabled ? createControlApi({ services, faults, requestLog, reset }) : null;
  const app = createApp({
    services,
    operations: allOperations(services),
    stockKey: options.stockKey,
    allowedOrigins: options.allowedOrigins,
    floodLimit,
    faults,
    requestLog,
    timers,
    styleHashes,
    webFolder: options.webFolder,
    control,
    onError: options.onError,
  });
  const upgrade = createUpgradeHandler({
    hub,
    allowedOrigins: options.allowedOrigins,
    faults,
    timers,
    requestLog,
    clock,
    styleHashes,
  });

  const servers: Server[] = [];
  const stops = [
    timers.every(options.roundMs, () => hub.step()),
    timers.every(heartbeatMs, () => hub.beat()),
    timers.every(saveEveryMs, save),
  ];

  async function listenOnOne(port: number, host: string): Promise<number> {
    const server = createHttpServer({ app, upgrade, styleHashes });
    const boundPort = await listenOn(server, port, host);
    servers.push(server);
    return boundPort;
  }

  return {
    fetch: async (request) => app.fetch(request),
    async listen(port, hosts) {
      let bound = port;
      for (const [index, host] of hosts.entries()) {
        try {
          bound = await listenOnOne(bound, host);
        } catch (error) {
          // The first address must be there; a machine without IPv6 still serves by IPv4.
          if (index === 0 || !isMissingAddress(error)) throw error;
        }
      }
      return bound;
    },
    step: () => hub.step(),
    hashWorkCount: () => services.hasher.workCount(),
    async close() {
      for (const stop of stops) stop();
      hub.closeAll(closeCodes.restart);
      await Promise.all(servers.map(closeServer));
      save();
      database.close();
    },
  };
}
