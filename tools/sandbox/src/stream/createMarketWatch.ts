import { marketStatus } from '../market/marketStatus.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { Market } from '../market/market.ts';

/** Asked after each round; answers the frame of a phase, day, mode or halt that has changed, null mostly. */
export type MarketWatch = (round: { seq: number; isJump: boolean }) => string | null;

/** Watches the market's phases and halts. They change at instants that are known, or with a jump. */
export function createMarketWatch(market: Market, clock: SandboxClock): MarketWatch {
  let lastBody: string | null = null;
  let nextAt = -Infinity;
  return ({ seq, isJump }) => {
    if (!isJump && clock.now() < nextAt) return null;
    const status = marketStatus(market.engine(), clock.now());
    const ends = [status.auction, status.plain, ...status.halts].map((part) => Date.parse(part.ends_at));
    nextAt = Math.min(...ends);
    const body = JSON.stringify(status);
    const isNew = lastBody !== null && lastBody !== body;
    lastBody = body;
    return isNew ? `{"type":"market","seq":${seq},"status":${body}}` : null;
  };
}
