import {
  calendarDay,
  fromPaise,
  limitsAt,
  lossDay,
  lossOf,
  noMoney,
  noTradeLimits,
  ownLimitsOf,
  requestLimits,
  tradeSegments,
  type LimitRequest,
  type OwnLimits,
  type Paise,
  type RequestedLimits,
  type TradeLimits,
  type TradeSegment,
} from '@wealth/domain';
import * as z from 'zod/mini';
import type { ClientSettings } from '../clients/clientSettings.ts';
import type { Database } from '../database/database.ts';
import type { Ledger } from '../ledger/createLedger.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';

const settingName = 'trade_limits';

const paise = z.pipe(z.int(), z.transform(fromPaise));
const values = {
  dailyLoss: z.nullable(paise),
  largestOrder: z.nullable(paise),
  segmentsOff: z.array(z.enum(tradeSegments)),
};
const keptSchema = z.object({
  ...values,
  pending: z.nullable(z.object({ ...values, from: z.pipe(z.string(), z.transform(calendarDay)) })),
  coolingOffUntil: z.nullable(z.int()),
});

/** What clients have forbidden themselves. */
export interface OwnLimitsDesk {
  /** As they count now, with what waits. */
  read(clientId: string): TradeLimits;
  /** Takes what is tighter at once and lets what is looser wait; of two tabs the last one counts, but never looser today. */
  save(clientId: string, request: LimitRequest): RequestedLimits;
  /** What sales of the trading day of now have lost after charges; zero for a gain. */
  lostToday(clientId: string): Paise;
  /** As an order in a segment is checked against them now. */
  forOrder(clientId: string, segment: TradeSegment): OwnLimits;
}

interface OwnLimitsOptions {
  database: Database;
  clock: SandboxClock;
  settings: ClientSettings;
  ledger: Pick<Ledger, 'realisedOn'>;
}

/** Makes the desk. What was kept and cannot be read throws: a limit that is lost would be one that is loosened. */
export function createOwnLimits({ database, clock, settings, ledger }: OwnLimitsOptions): OwnLimitsDesk {
  function kept(clientId: string): TradeLimits {
    const value = settings.read(clientId, settingName);
    return value === null ? noTradeLimits : z.parse(keptSchema, value);
  }

  const read = (clientId: string) => limitsAt(kept(clientId), clock.now());
  const lostToday = (clientId: string) => lossOf(ledger.realisedOn(clientId, lossDay(clock.now())));

  return {
    read,
    lostToday,
    save: (clientId, request) =>
      database.transaction(() => {
        const requested = requestLimits(kept(clientId), request, clock.now());
        if (requested.kind === 'limits') settings.write(clientId, settingName, requested.limits);
        return requested;
      }),
    forOrder(clientId, segment) {
      const limits = read(clientId);
      // Most clients have no such limit: their sales of the day need not be read.
      const lost = limits.dailyLoss === null ? noMoney : lostToday(clientId);
      return ownLimitsOf(limits, { segment, lost });
    },
  };
}
