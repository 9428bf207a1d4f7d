import type {
  Asset,
  Holding,
  MarketStatus,
  Offer,
  Order,
  OrderDetail,
  OrderFault,
  StockDetail,
  TradeLimits,
} from '@wealth/api-sdk/model';
import type { LotsState } from './ticketLots.ts';

/** What the server does beside what is right. */
export interface TicketServerState extends LotsState {
  share: StockDetail;
  /** Whether the company is listed at the other exchange too. */
  isAtBoth: boolean;
  /** Rupees: its last price at the other exchange; null for the same. */
  otherPrice: number | null;
  status: MarketStatus;
  asset: Asset;
  holdings: Holding[];
  waiting: Order[];
  /** Orders of the client that are over. */
  ended: Order[];
  limits: TradeLimits;
  /** Waivers of our own charges. */
  offers: Offer[];
  /** What the preview finds beside nothing. */
  errors: OrderFault[];
  /** What would refuse the order of each leg of a GTT today. */
  legErrors: OrderFault[];
  /** How many of the next PINs are wrong. */
  wrongPins: number;
  /** How many have been given. */
  pinsGiven: number;
  /** Added to the charges of the preview. */
  otherCharges: number;
  /** How the next orders are answered; `lost` places them and answers nothing. @default 'placed' */
  answer:
    | 'placed'
    | 'lost'
    | 'gone'
    | 'html'
    | 'pin_required'
    | 'never'
    | { status: number; message: string };
  /** How the exchange is reached when it is asked for an order. */
  asking: 'answers' | 'fails';
  /** What an order looks like once the exchange has it. */
  placed: Partial<OrderDetail>;
}
