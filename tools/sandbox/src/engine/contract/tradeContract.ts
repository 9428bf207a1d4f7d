import type { Market } from '@wealth/domain';
import type { ClientCommand, ExchangeEvent, MatchPhase } from '../../exchange/index.ts';

export type { ClientCommand };

/** Names a share. */
export interface ShareName {
  market: Market;
  symbol: string;
}

/** Something that came to a client's order: an acceptance, a trade, an end. */
export interface MarketEvent extends ShareName {
  /** Epoch milliseconds. */
  at: number;
  /** YYYY-MM-DD: the day of the market on which it happened. */
  day: string;
  /** Counts the events of the share on that day from 1: whoever replays a day meets the same ones again. */
  number: number;
  /** Trades of the crowd with itself are not among them. */
  event: ExchangeEvent;
}

/** A client's command and its place in the flow: all that has to be kept of it. */
export interface JournalledCommand extends ShareName {
  /** YYYY-MM-DD: the day of the market on which it came. At the very end of a day `at` is the midnight after it. */
  day: string;
  /** Epoch milliseconds, as `submit` answered. */
  at: number;
  command: ClientCommand;
}

export interface Submitted {
  /** YYYY-MM-DD: the day of the market, to be journalled with the command. */
  day: string;
  /** Epoch milliseconds: the place in the flow, to be journalled with the command. */
  at: number;
  /** What no round has told of the share yet, and what came of the command; rounds do not tell it again. */
  events: MarketEvent[];
}

/** A price that somebody waits for in continuous trading. */
export interface PriceWatch extends ShareName {
  /** Names it to whoever asks. */
  id: string;
  /** Epoch milliseconds: trades before it do not count. */
  since: number;
  /** Paise: reached by a trade at it or beyond it; null for no such. */
  above: number | null;
  below: number | null;
}

export interface ReachedPrice {
  /** Of the watch. */
  id: string;
  /** Epoch milliseconds of the trade. */
  at: number;
  leg: 'above' | 'below';
}

/** A share whose book failed its own check; it is halted for the rest of the day. */
export interface BrokenBookReport extends ShareName {
  /** Epoch milliseconds. */
  at: number;
  /** The rule that does not hold. */
  rule: string;
  /** With it and the journal of the day everything can be repeated. */
  seed: string;
}

/** The way of clients' orders into the market. */
export interface TradeGate {
  /**
   * Sends a command into the flow of a share, now. Checks of what a client may do come before it; GTT and after-market
   * orders wait outside.
   *
   * @returns null when there is no such share.
   * @throws RangeError for figures that no order can have.
   */
  submit(share: ShareName, command: ClientCommand): Submitted | null;
  /**
   * Rebuilds what the journal tells, in order of time: after `restore` and before anything else. Days that have
   * ended are played to their end, the present one up to now.
   *
   * @returns everything that came to clients' orders then, also what was told before the restart.
   */
  replay(commands: readonly JournalledCommand[]): MarketEvent[];
  /**
   * The first trades that reached a price somebody waits for, from one instant to another (epoch milliseconds, exclusive) that
   * lies in the day of the market at the latest. A book with clients in it is played up to that trade and no further, so
   * that what is sent then meets it as it was.
   *
   * @returns those of one millisecond; none where nothing was reached.
   */
  firstReached(watches: readonly PriceWatch[], span: { from: number; to: number }): ReachedPrice[];
  /** Epoch milliseconds: the clock must not show an earlier instant any more. */
  playableFrom(): number;
  /** The midnight at which the day on which the market stands ends, epoch milliseconds. */
  dayEnd(): number;
  /** When the next day of the market begins, epoch milliseconds: after a weekend later than the end of this one. */
  nextDayStart(): number;
  /** Whether the book of a share has failed its own check today: it takes no order then. */
  isBroken(share: ShareName): boolean;
  /** What the exchange does with a share now; null when there is no such share. */
  phaseOf(share: ShareName): MatchPhase | null;
}
