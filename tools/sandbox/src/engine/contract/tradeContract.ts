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
  /** Counts the events of the share on that day from 1: a replay of the day gives the same numbers. */
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
  /** Events of the share that no round has reported yet, and those of the command; rounds do not report them again. */
  events: MarketEvent[];
}

/** A price that is watched for in continuous trading. */
export interface PriceWatch extends ShareName {
  /** Identifies the watch in the answer. */
  id: string;
  /** Epoch milliseconds: trades before it do not count. */
  since: number;
  /** Paise: reached by a trade at it or beyond it; null for no such. */
  above: number | null;
  below: number | null;
}

export interface ReachedPrice {
  /** The id of the watch. */
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
   * Plays the commands of the journal again, in order of time: after `restore` and before anything else. Days that have ended
   * are played to their end, the present one up to now.
   *
   * @returns all events of clients' orders then, also those that were reported before the restart.
   */
  replay(commands: readonly JournalledCommand[]): MarketEvent[];
  /**
   * The first trades at watched prices, from one instant to another (epoch milliseconds, exclusive; not after the day of the
   * market). A book with clients' orders is played up to that trade and no further, so that an order sent then meets the book
   * of that instant.
   *
   * @returns the reached prices of one millisecond; nothing where none was reached.
   */
  firstReached(watches: readonly PriceWatch[], span: { from: number; to: number }): ReachedPrice[];
  /** Epoch milliseconds: the clock must not show an earlier instant any more. */
  playableFrom(): number;
  /** The midnight at which the market's present day ends, epoch milliseconds. */
  dayEnd(): number;
  /** When the next day of the market begins, epoch milliseconds: after a weekend later than the end of this one. */
  nextDayStart(): number;
  /** Whether the book of a share has failed its own check today: it takes no order then. */
  isBroken(share: ShareName): boolean;
  /** What the exchange does with a share now; null when there is no such share. */
  phaseOf(share: ShareName): MatchPhase | null;
}
