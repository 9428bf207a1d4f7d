import type { OrderReasonCode } from '@wealth/api-sdk/codes';
import type { IntentKind, OrderStatus } from '@wealth/api-sdk/model';
import type { Exchange, Market, OrderType, OrderValidity, Side } from '@wealth/domain';
import type { Generated } from 'kysely';

/** Instants are epoch milliseconds, amounts and prices integer paise. */
export interface OrderTables {
  /** An order of a client in its present state. */
  client_order: {
    /** In order of placing. */
    seq: Generated<number>;
    id: string;
    client_id: string;
    /** The key of the intent: UUID of the client. */
    client_order_id: string;
    /** Hash of everything that was asked for: the same key with another hash is refused. */
    content_hash: string;
    market: Exchange;
    symbol: string;
    isin: string;
    side: Side;
    order_type: OrderType;
    validity: OrderValidity;
    quantity: number;
    /** The limit of LIMIT and SL orders. */
    price_paise: number | null;
    /** The trigger of SL and SL-M orders and of a GTT. */
    trigger_paise: number | null;
    /** Both of the second leg of a GTT; null without one. */
    stop_trigger_paise: number | null;
    stop_price_paise: number | null;
    /** The protection price of MARKET and SL-M orders: nothing is filled beyond it. */
    protection_paise: number | null;
    status: OrderStatus;
    filled: number;
    /** Sum of price × quantity of its trades. */
    value_paise: number;
    /** Charges of its trades so far, without the depository's. */
    charges_paise: number;
    /** What the depository has asked for its trades, with its GST: those that were the first sale of their ISIN and day. */
    depository_paise: number;
    /** What of that a waiver has taken off; never more. */
    waived_paise: number;
    /** What its ticket counted its charges with, a unit; null where that is its limit. */
    counted_paise: number | null;
    /** Whether its ticket named the depository's charge; 0 or 1. */
    names_depository: number;
    /** Whether its ticket took that off by a waiver; 0 or 1. */
    names_waiver: number;
    /** 1 for a new one, one more with each change of its terms. */
    version: number;
    /** The exchange's number of the order, once it has accepted it: 16 digits. */
    exchange_number: string | null;
    /** When its last trade was; null before the first. */
    filled_at: number | null;
    /** The order that a GTT has sent. */
    child_order_id: string | null;
    /** What it still holds of the client's money. */
    blocked_paise: number;
    reason_code: OrderReasonCode | null;
    /** In the words of the exchange. */
    reason_message: string | null;
    /** The client's own words on it. */
    note: string | null;
    /** The client's own tags, as a JSON list of texts. */
    tags: string;
    placed_at: number;
    updated_at: number;
  };
  order_trade: { id: string; order_id: string; price_paise: number; quantity: number; at: number };
  order_step: {
    id: Generated<number>;
    order_id: string;
    status: OrderStatus;
    at: number;
    reason_code: OrderReasonCode | null;
    reason_message: string | null;
  };
  /** Keys of requests that move money, with what came of them; without that a key is sealed, and nothing comes under it. */
  intent_key: { client_id: string; kind: IntentKind; key: string; record_id: string | null; at: number };
  /** Commands of clients to the exchange, in order; the rest of a book is derived from the seed. */
  exchange_command: {
    seq: Generated<number>;
    day: string;
    market: Market;
    symbol: string;
    /** Epoch milliseconds: its place in the flow. */
    at: number;
    command: string;
  };
  /**
   * The last event of a share's day that is written into orders and ledger: events replayed after a restart are recognised by
   * it.
   */
  exchange_progress: { day: string; market: Market; symbol: string; number: number };
}
