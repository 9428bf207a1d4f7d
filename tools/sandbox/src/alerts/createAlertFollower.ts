import { instrumentIdOf } from '@wealth/domain';
import { longRoundMs } from '../engine/rounds/RoundCursor.ts';
import type { Market } from '../market/market.ts';
import { stepOfRound, stepsOfGap, type AlertPrice, type AlertReads, type AlertStep } from './alertSteps.ts';
import { suspendedFrom } from './alertSuspension.ts';
import type { AlertTable, StoredAlert } from './alertTable.ts';
import type { AlertProgress } from './createAlertProgress.ts';
import type { AlertPrices } from './createAlertPrices.ts';
import type { AlertWatch } from './createAlertWatch.ts';

/** Looks at the market for all alerts. */
export interface AlertFollower {
  /** Looks at what a round has changed, and at nothing else. @param at - Epoch milliseconds of its end. */
  onRound(ticks: readonly AlertPrice[], at: number): void;
  /** The same after a round without enough detail: it is checked together with the rounds after it. */
  onJump(at: number): void;
  /** Checks the trades since the last check that no round has listed one by one. */
  onRoundsEnd(): void;
}

interface AlertFollowerOptions {
  market: Market;
  table: AlertTable;
  watch: AlertWatch;
  prices: AlertPrices;
  reached: AlertProgress;
  /** Takes steps in order of time. */
  takeAll: (steps: readonly AlertStep[]) => void;
}

/** Makes what looks at the market for all alerts: at each round, or at what was traded since the last one it saw. */
export function createAlertFollower({
  market,
  table,
  watch,
  prices,
  reached,
  takeAll,
}: AlertFollowerOptions): AlertFollower {
  const readsOf = (tick: AlertPrice): AlertReads => ({
    week52: () => prices.week52(tick),
    averageCost: prices.averageCost,
  });

  function look(ticks: readonly AlertPrice[], at: number): void {
    const watched = watch.all();
    if (watched.size === 0) return;
    takeAll(
      ticks.flatMap((tick) =>
        (watched.get(instrumentIdOf(tick)) ?? []).flatMap(
          (alert) => stepOfRound(alert, { tick, at, reads: readsOf(tick) }) ?? [],
        ),
      ),
    );
  }

  /** Catches up on the trades that were not followed. */
  function catchUp(at: number): void {
    const gap = {
      from: reached.at(),
      // A price set by hand at the very end of a round belongs to that round.
      to: at + 1,
      suspendedFrom: (alert: StoredAlert) => suspendedFrom(market, alert, at),
      averageCost: prices.averageCost,
      lastFiredAt: (alert: StoredAlert) => (alert.repeats === 1 ? table.lastFiredAt(alert.id) : -1),
    };
    const { history } = market.engine();
    const steps = [...watch.all().values()].flatMap((alerts) => {
      const [first] = alerts;
      return first ? stepsOfGap(alerts, history.tradedDays(first, gap), gap) : [];
    });
    takeAll(steps.toSorted((one, other) => one.at - other.at));
  }

  return {
    onRound(ticks, at) {
      if (!reached.isFollowing() || at - reached.at() > longRoundMs) {
        reached.fallBehind(at);
        return;
      }
      look(ticks, at);
      reached.set(at);
    },
    onJump: reached.fallBehind,
    onRoundsEnd() {
      if (reached.isFollowing()) return;
      catchUp(reached.missedUpTo());
      reached.set(reached.missedUpTo());
    },
  };
}
