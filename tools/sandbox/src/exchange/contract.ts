import type { OrderType, SessionPhase } from '@wealth/domain';

export type Side = 'BUY' | 'SELL';

/** DAY stays in the book until the session ends, IOC trades at once what it can. GTT is no order of the exchange. */
export type Validity = 'DAY' | 'IOC';

/** What the exchange does with a share at a moment; a book that failed its own check is `halted` too. */
export type MatchPhase = SessionPhase | 'halted';

export interface Band {
  /** Paise. */
  lower: number;
  upper: number;
}

/** A new order. Prices are whole paise, quantities whole units. */
export interface PlaceCommand {
  kind: 'place';
  id: string;
  /** Whose order it is: two of one owner never trade with each other. Null for the crowd, whose orders have no events. */
  owner: string | null;
  side: Side;
  type: OrderType;
  validity: Validity;
  quantity: number;
  /** The worst price at which it trades: of LIMIT and SL their limit, of MARKET and SL-M their protection price. */
  price: number;
  /** Of SL and SL-M the last traded price that makes them live; null for others. */
  trigger: number | null;
}

/** A field that is absent keeps its value. */
export interface ModifyCommand {
  kind: 'modify';
  id: string;
  /** All of the order, with what is traded already. */
  quantity?: number | undefined;
  price?: number | undefined;
  trigger?: number | undefined;
}

/** A message to the exchange. */
export type ExchangeCommand =
  | PlaceCommand
  | ModifyCommand
  | { kind: 'cancel'; id: string }
  | { kind: 'cancelAll'; owner: string }
  /**
   * The next phase of the share; the matching phases hold their auction at once.
   * The reference is the previous close in the pre-open, the reference price of the closing auction, the official
   * close after it, and the last price before an auction that reopens.
   */
  | { kind: 'phase'; phase: MatchPhase; reference: number }
  /** The prices that are accepted from now on; orders outside of them are cancelled. */
  | { kind: 'band'; band: Band }
  /** The share was traded outside of this book: stop orders compare with that price. Paise. */
  | { kind: 'lastPrice'; price: number };

/** What a client may send; phases, bands and prices made elsewhere are not theirs. */
export type ClientCommand = Extract<ExchangeCommand, { kind: 'place' | 'modify' | 'cancel' | 'cancelAll' }>;

export type CancelReason =
  /** The client asked for it. */
  | 'by_client'
  /** What an immediate-or-cancel order could not trade. */
  | 'ioc_rest'
  /** The order would have traded with one of the same owner. */
  | 'self_trade'
  /** Stop orders of a share with a closing auction end when continuous trading does. */
  | 'stop_session_ended'
  /** What the closing auction left over. */
  | 'auction_unmatched'
  /** The band has moved away from it. */
  | 'outside_band'
  /** The book of the share failed its own check. */
  | 'internal_check';

export type RejectReason =
  | 'duplicate_id'
  | 'unknown_order'
  | 'market_closed'
  | 'market_halted'
  /** The phase takes other types, or this validity not. */
  | 'type_not_taken'
  /** The order cannot be changed in this phase: while an auction is matched, or a market order near its end. */
  | 'frozen'
  | 'outside_band'
  /** In an auction a market order has to take every price of the band, after the close the official one. */
  | 'protection_too_narrow'
  /** A quantity that is traded already, or nothing that would change. */
  | 'not_modifiable';

/** One side of a trade. */
export interface TradeParty {
  id: string;
  owner: string | null;
}

export interface TradeEvent {
  kind: 'trade';
  price: number;
  quantity: number;
  buy: TradeParty;
  sell: TradeParty;
  /** The side of the order that came second; null in an auction. */
  aggressor: Side | null;
}

/** The events of a message, in order. Of the crowd's orders only trades are among them. */
export type ExchangeEvent =
  | TradeEvent
  | { kind: 'accepted'; id: string; owner: string; isWaitingForTrigger: boolean }
  | { kind: 'rejected'; id: string; reason: RejectReason }
  | { kind: 'modified'; id: string; owner: string; quantity: number; price: number; trigger: number | null }
  | { kind: 'triggered'; id: string; owner: string }
  /** The remainder of a market order stays in the book as a limit order at a price. */
  | { kind: 'rested'; id: string; owner: string; price: number }
  /** `quantity` was cancelled, `left` is still in the book. */
  | {
      kind: 'cancelled';
      id: string;
      owner: string;
      quantity: number;
      left: number;
      reason: CancelReason;
    }
  | { kind: 'expired'; id: string; owner: string; quantity: number; reason: 'day_ended' }
  /** What a call auction found; null where nothing could trade. */
  | { kind: 'auction'; result: { price: number; quantity: number } | null };

/** All orders that wait at one price. Paise, units. */
export interface BookLevel {
  price: number;
  quantity: number;
  orders: number;
}

/** The best prices of both sides, best first. */
export interface BookDepth {
  bids: BookLevel[];
  asks: BookLevel[];
}
