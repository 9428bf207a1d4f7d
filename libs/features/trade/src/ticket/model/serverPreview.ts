import type { OrderPreview } from '@wealth/api-sdk/model';
import { fromWire, orderCost, type OrderFacts, type OrderFault, type OrderFaultCode } from '@wealth/domain';
import type { TicketSummary } from './ticketSummary.ts';

/** A fault that only the server has found, in its words; a wire value of the field that would pass, or none. */
export interface ServerFault {
  code: string;
  field: string;
  message: string;
  nearest: number | null;
}

/** What the server says of the order that the ticket shows, beside what was worked out here. */
export interface PreviewReading {
  /** Its figures are not those of the ticket: its own win, and it is said. */
  differs: boolean;
  /** Those that were found here, without what newer figures of the server let pass. */
  faults: readonly OrderFault[];
  serverErrors: readonly ServerFault[];
  serverWarnings: readonly ServerFault[];
}

/** The server counts those over all tabs: here nobody can know. */
const equalOrderCodes: ReadonlySet<string> = new Set(['equal_order', 'equalOrder']);

export const isEqualOrder = ({ code }: Pick<ServerFault, 'code'>) => equalOrderCodes.has(code);

/** What depends on figures that the server has newer: what it lets pass of these is none. Rules are rules here too. */
const knownBetterThere: ReadonlySet<OrderFaultCode> = new Set<OrderFaultCode>([
  'outsideBand',
  'triggerSide',
  'halted',
  'marketClosed',
  'orderTypeNotTaken',
  'iocNotTaken',
  'notEnoughFunds',
  'notEnoughShares',
  'ddpiMissing',
  'aboveOwnLimit',
  'dailyLossReached',
  'segmentOff',
  'coolingOff',
]);

/** `not_enough_funds` and `notEnoughFunds` are one code. */
const plain = (code: string) => code.replaceAll('_', '').toLowerCase();

/** Whether the money of the preview is what the same rules give here at the price that it was calculated with. */
function isSameMoney(preview: OrderPreview, { order }: TicketSummary, facts: OrderFacts): boolean {
  const { quantity, side } = order;
  if (quantity === null || preview.price <= 0) return false;
  const cost = orderCost(
    {
      market: facts.instrument.market,
      product: 'delivery',
      on: facts.on,
      side,
      price: fromWire(preview.price),
      quantity,
      isSoldAlreadyToday: facts.isSoldAlreadyToday ?? false,
    },
    facts.tariff,
  );
  return cost.charges === fromWire(preview.charges_total) && cost.cash === fromWire(preview.total);
}

/**
 * Joins what the server says with what was found here. The server knows more and wins: what it lets pass is no fault, what only
 * it finds is told in its words.
 */
export function readPreview(
  preview: OrderPreview,
  summary: TicketSummary,
  facts: OrderFacts,
): PreviewReading {
  const known = new Set(summary.faults.map(({ code }) => plain(code)));
  const told = new Set([...preview.errors, ...preview.warnings].map(({ code }) => plain(code)));
  const onlyThere = ({ code }: ServerFault) => !known.has(plain(code)) && !isEqualOrder({ code });
  return {
    differs:
      !isSameMoney(preview, summary, facts) || preview.settlement_date !== summary.settlement.settlesOn,
    faults: summary.faults.filter(
      ({ code, severity }) => severity === 'warning' || told.has(plain(code)) || !knownBetterThere.has(code),
    ),
    serverErrors: preview.errors.filter(onlyThere),
    serverWarnings: preview.warnings.filter(onlyThere),
  };
}
