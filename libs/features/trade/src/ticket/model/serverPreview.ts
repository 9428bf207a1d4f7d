import type { OrderPreview } from '@wealth/api-sdk/model';
import {
  depositoryFactsOf,
  fromWire,
  orderCost,
  snakeCase,
  type OrderFacts,
  type OrderFault,
  type OrderFaultCode,
  type RehearsedLeg,
} from '@wealth/domain';
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
  /** Of a GTT what would refuse each of its legs today. */
  legs: readonly LegReading[];
}

/** What would refuse the order of a leg if it were triggered now. */
export interface LegReading {
  faults: readonly OrderFault[];
  serverErrors: readonly ServerFault[];
}

const equalOrder: OrderFault = {
  code: 'equalOrder',
  fields: [],
  severity: 'warning',
  nearest: null,
  figures: null,
};

/** The server knows of which event bonus shares came, and what was sold since. */
const bonusStripping: OrderFault = { ...equalOrder, code: 'bonusStripping' };

/** What only the server can find, and has our words. */
const foundThere: readonly OrderFault[] = [equalOrder, bonusStripping];

/** The server counts those over all tabs: here nobody can know. */
export const isEqualOrder = ({ code }: Pick<ServerFault, 'code'>) => code === snakeCase(equalOrder.code);

const isFoundThere = (code: string) => foundThere.some((fault) => snakeCase(fault.code) === code);

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

/** The codes of faults that were found here, as the server spells them. */
const wireCodesOf = (faults: readonly OrderFault[]): ReadonlySet<string> =>
  new Set(faults.map(({ code }) => snakeCase(code)));

const isErrorHere = ({ severity }: OrderFault) => severity === 'error';

type Rehearsed = NonNullable<OrderPreview['rehearsal']>[number];

/** What is said of the same leg by both. */
function readLeg({ faults }: RehearsedLeg, server: Rehearsed | undefined): LegReading {
  const errors = faults.filter(isErrorHere);
  if (!server) return { faults: errors, serverErrors: [] };
  const known = wireCodesOf(errors);
  const told = new Set(server.errors.map(({ code }) => code));
  return {
    faults: errors.filter(({ code }) => told.has(snakeCase(code)) || !knownBetterThere.has(code)),
    serverErrors: server.errors.filter(({ code }) => !known.has(code)),
  };
}

/** The legs as they are worked out here, before the server has said anything. */
export const ownLegs = (rehearsal: readonly RehearsedLeg[]): LegReading[] =>
  rehearsal.map((leg) => readLeg(leg, undefined));

/** Whether the server's rehearsal of each leg comes to the same money. */
function isSameRehearsal({ rehearsal }: OrderPreview, own: readonly RehearsedLeg[]): boolean {
  if (rehearsal === null) return true;
  return own.every(({ needs }, index) => {
    const server = rehearsal[index];
    if (!server || !needs) return !server && !needs;
    return (
      needs.cost.charges === fromWire(server.charges_total) && needs.cost.cash === fromWire(server.total)
    );
  });
}

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
      ...depositoryFactsOf(facts),
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
  const known = wireCodesOf(summary.faults);
  const told = new Set([...preview.errors, ...preview.warnings].map(({ code }) => code));
  const onlyThere = ({ code }: ServerFault) => !known.has(code) && !isFoundThere(code);
  return {
    differs:
      !isSameMoney(preview, summary, facts) ||
      !isSameRehearsal(preview, summary.rehearsal) ||
      preview.settlement_date !== summary.settlement.settlesOn,
    faults: [
      ...summary.faults.filter(
        ({ code, severity }) =>
          severity === 'warning' || told.has(snakeCase(code)) || !knownBetterThere.has(code),
      ),
      ...foundThere.filter((fault) => preview.warnings.some(({ code }) => code === snakeCase(fault.code))),
    ],
    serverErrors: preview.errors.filter(onlyThere),
    serverWarnings: preview.warnings.filter(onlyThere),
    legs: summary.rehearsal.map((leg, index) => readLeg(leg, preview.rehearsal?.[index])),
  };
}
