import { istDay } from '@wealth/domain';
import { allOperations } from './allOperations.ts';
import { sweep, sweepEveryMs } from './auth/sweeper.ts';
import { createControlApi } from './control/createControlApi.ts';
import { createApp } from './createApp.ts';
import { takeDataFolder, type DataFolder } from './database/dataFolder.ts';
import { openDatabase } from './database/database.ts';
import { createAddressReader } from './http/clientAddress.ts';
import { createFaults, type Faults } from './http/faults.ts';
import { createFloodLimit } from './http/floodLimit.ts';
import { createHostCheck } from './http/hosts.ts';
import { createListeners, type Listeners } from './http/listeners.ts';
import { readStyleHashes } from './http/readStyleHashes.ts';
import { createRequestLog, type RequestLog } from './http/requestLog.ts';
import { openClock, storeClock } from './database/storedClock.ts';
import type { Stop } from './machine/timers.ts';
import type { Sandbox, SandboxOptions } from './sandboxOptions.ts';
import { createSeeder, type Seeder } from './scenarios/createSeeder.ts';
import { createServices, type Services } from './services/services.ts';
import { closeCodes } from './stream/connection.ts';
import { firstSeq, storeSeq } from './stream/storedSeq.ts';
import { createStreamHub, heartbeatMs, type StreamHub } from './stream/streamHub.ts';
import { createUpgradeHandler } from './stream/upgrade.ts';

const saveEveryMs = 5_000;
/** How often a few milliseconds go into what charts may ask for. */
const drawAheadEveryMs = 100;
/** How often files that nothing names are looked for. */
const sweepUploadsEveryMs = 3_600_000;

/** What lives as long as the sandbox. */
interface Parts {
  services: Services;
  hub: StreamHub;
  faults: Faults;
  requestLog: RequestLog;
  seeder: Seeder;
}

function openServices(options: SandboxOptions, { databasePath, open }: DataFolder): Services {
  const database = open(() => openDatabase(databasePath, options.onDatabaseStep));
  try {
    return open(() =>
      createServices({
        clock: openClock(database, options.clock),
        random: options.random,
        database,
        dataFolder: options.dataFolder,
        contentFolder: options.contentFolder,
        scryptCost: options.scryptCost,
        deriveKey: options.deriveKey,
        onError: options.onError,
        market: {
          seed: options.seed,
          alwaysOpen: options.mode === 'always-open',
          roundMs: options.roundMs,
          isBusiest: options.isBusiest ?? false,
          onBrokenBook: (report) =>
            options.onError(new Error(`A book was halted: ${JSON.stringify(report)}`)),
        },
      }),
    );
  } catch (error) {
    database.close();
    throw error;
  }
}

function save({ services, hub }: Parts): void {
  const { engine } = services.market;
  // A day that has ended since the last round is finished first, because its commands are deleted with it. The market is not
  // asked which day it is: that would enter the new day before the events due on earlier days.
  if (istDay(engine().roundEnd()) < istDay(services.clock.now())) hub.step();
  services.database.transaction(() => {
    services.market.save();
    services.orders.prune();
    services.agenda.keep();
  });
  storeSeq(services.database, hub.seq());
  storeClock(services.database, services.clock);
}

/** What was read of a database and a clock that are others now: a reset and a rewind forget the same. */
function forget(parts: Parts, forgetCallers: () => void): void {
  parts.services.agenda.forget();
  forgetCallers();
  save(parts);
}

/** Brings everything to the start; open pages are sent away and come back. */
async function reset(parts: Parts, forgetCallers: () => void): Promise<void> {
  const { services, hub, faults, requestLog, seeder } = parts;
  hub.closeAll(closeCodes.goingAway);
  services.clock.reset();
  faults.clear();
  services.market.reset();
  await seeder.reseed();
  requestLog.clear();
  forget(parts, forgetCallers);
}

/** Sets the clock back: everything but the mode starts again on that day. */
async function rewind(parts: Parts, forgetCallers: () => void, epochMs: number): Promise<void> {
  const { services, hub, seeder } = parts;
  hub.closeAll(closeCodes.goingAway);
  services.clock.set(epochMs);
  try {
    await seeder.reseed();
  } catch (error) {
    // No rules are known so far back: the seeds stay as they were.
    if (!(error instanceof RangeError)) throw error;
  }
  forget(parts, forgetCallers);
}

function assembleHttp(options: SandboxOptions, parts: Parts) {
  const { services, faults, requestLog } = parts;
  const styleHashes = readStyleHashes(options.styleHashesFile);
  const floodLimit = options.floodLimit ? createFloodLimit(options.floodLimit, services.clock) : null;
  const control = createControlApi({
    services,
    faults,
    requestLog,
    controlKey: options.controlKey,
    reset: () => reset(parts, () => floodLimit?.reset()),
    step: (isEnough) => parts.hub.step(isEnough),
    tellTime: () => parts.hub.beat(),
    rewind: (epochMs) => rewind(parts, () => floodLimit?.reset(), epochMs),
    keepTime: () => storeClock(services.database, services.clock),
    providerStatesEnabled: options.providerStatesEnabled,
  });
  const isServedHost = createHostCheck(options.allowedOrigins);
  const readAddress = createAddressReader(options.trustedProxies ?? []);
  const shared = {
    ...parts,
    ...options,
    styleHashes,
    floodLimit,
    isServedHost,
    readAddress,
    clock: services.clock,
  };
  const app = createApp({
    ...shared,
    operations: allOperations(services),
    control: options.controlEnabled ? control : null,
    webFolder: options.webFolder,
    chatFrameFolder: options.chatFrameFolder,
    chatScript: options.chatScript,
  });
  const listeners = createListeners({
    app,
    upgrade: createUpgradeHandler(shared),
    styleHashes,
    onError: options.onError,
  });
  return { app, listeners };
}

function startTimers({ timers, roundMs, onError }: SandboxOptions, parts: Parts): () => void {
  /** A round that fails must not take the server down: the next one may be good again. */
  function every(ms: number, work: () => void): Stop {
    return timers.every(ms, () => {
      try {
        work();
      } catch (error) {
        onError(error);
      }
    });
  }
  const stops = [
    every(roundMs, () => {
      if (!parts.services.clock.isPaused()) parts.hub.step();
    }),
    every(heartbeatMs, () => parts.hub.beat()),
    every(saveEveryMs, () => save(parts)),
    every(drawAheadEveryMs, () => parts.services.market.engine().drawAhead()),
    every(sweepEveryMs, () => sweep(parts.services)),
    every(sweepUploadsEveryMs, () => parts.services.uploads.sweep()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function close(parts: Parts, listeners: Listeners): Promise<void> {
  parts.hub.closeAll(closeCodes.restart);
  await listeners.close();
  save(parts);
  parts.services.database.close();
}

async function assemble(options: SandboxOptions, folder: DataFolder): Promise<Sandbox> {
  const services = openServices(options, folder);
  const seeder = createSeeder(services, options.scenario);
  folder.open(() => {
    services.uploads.sweepFolder();
    services.uploads.sweep();
  });
  if (await seeder.seedWhenMissing()) options.onSeeded?.();
  services.agenda.resume(() => services.orders.restore());
  const hub = createStreamHub({
    ...services,
    timers: options.timers,
    firstSeq: firstSeq(services.database),
    onError: options.onError,
  });
  const parts: Parts = { services, hub, seeder, faults: createFaults(), requestLog: createRequestLog() };
  // Where another process ran before, what came due meanwhile happens before anybody asks: a request sees the books of its instant.
  if (hub.seq() > 0) hub.step();
  // Since when the market trades as it does has to be known to the next process, however soon this one ends.
  save(parts);
  const { app, listeners } = assembleHttp(options, parts);
  const stopTimers = startTimers(options, parts);
  return {
    fetch: async (request) => app.fetch(request),
    listen: listeners.listen,
    hashWorkCount: services.hasher.workCount,
    async close() {
      stopTimers();
      try {
        await close(parts, listeners);
      } finally {
        folder.release();
      }
    },
  };
}

/**
 * Makes a whole sandbox: database, market, API, stream and control API over one clock.
 *
 * @throws DataFolderError when its folder cannot be used, or another sandbox uses it.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const folder = takeDataFolder(options.dataFolder);
  try {
    return await assemble(options, folder);
  } catch (error) {
    folder.release();
    // Seeding is the first to write: a full disk shows here.
    return folder.open(() => {
      throw error;
    });
  }
}
