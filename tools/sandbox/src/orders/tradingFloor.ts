import type { Exchange } from '@wealth/domain';
import type { ExchangeCommand } from '../exchange/index.ts';
import type { Told } from './createOrderDesk.ts';

/** What clients say to the exchange; an order's commands name it by its id. */
export type ClientCommand = Extract<ExchangeCommand, { kind: 'place' | 'modify' | 'cancel' }>;

export interface SentCommand {
  market: Exchange;
  symbol: string;
  command: ClientCommand;
}

/** The way to the exchange's books, with the journal from which they can be built again. */
export interface TradingFloor {
  /** Sends a command now and writes it down. Call it inside a transaction. @returns what came of it at once. */
  send(sent: SentCommand): Told[];
}
