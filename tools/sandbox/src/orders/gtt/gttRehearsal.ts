import {
  changePercent,
  fromPaise,
  gttLegs,
  instrumentIdOf,
  isPaise,
  rehearseGtt,
  toWire,
  type GttLeg,
  type OrderFacts,
  type OrderFault,
  type OrderField,
} from '@wealth/domain';
import { isError } from '../checks/checkDraft.ts';
import { isInBook, toCheckedOrder, type OrderDraft } from '../model/orderDraft.ts';
import { lastPriceOf, orderFacts, type FactSources } from '../checks/orderFacts.ts';
import type { QuotedShare } from '../checks/orderInstrument.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import { toWireFault, type WireFault } from '../words/toWireFault.ts';

/** What one leg would do now, as openapi/wealth.yaml describes it. */
export interface OrderRehearsal {
  trigger_price: number;
  price: number;
  distance_percent: number;
  value: number;
  charges_total: number;
  total: number;
  errors: WireFault[];
  warnings: WireFault[];
}

/** The order that a leg of a GTT sends, as a client would ask for it; null where it has no price. */
export function childDraft(draft: OrderDraft, kind: GttLeg['kind']): OrderDraft | null {
  const sent = gttLegs(toCheckedOrder(draft)).find((leg) => leg.kind === kind)?.order;
  if (!sent || sent.price === null) return null;
  const { instrument, product, quantity } = draft;
  const { side, orderType: order_type, validity } = sent;
  const price = toWire(fromPaise(sent.price));
  return { instrument, product, side, order_type, validity, quantity, price };
}

const stopFields: Partial<Record<OrderField, OrderField>> = { price: 'stop.price' };

/** A fault of a child, at the fields of the GTT that it comes from. */
function atLeg(fault: OrderFault, { kind }: GttLeg): OrderFault {
  if (kind === 'first') return fault;
  return { ...fault, fields: fault.fields.map((field) => stopFields[field] ?? field) };
}

export interface LegQuestion {
  clientId: string;
  share: QuotedShare;
  draft: OrderDraft;
  /** The GTT itself where it waits already. */
  order: StoredOrder | null;
}

function factsOf(sources: FactSources, { clientId, share, order }: LegQuestion): OrderFacts {
  return orderFacts(sources, { clientId, share, contentHash: '', modified: order, needsDepth: false });
}

/** The answers to questions that are plain data, each asked once. */
export function once<Args extends unknown[], Answer>(
  ask: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const answers = new Map<string, { answer: Answer }>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = answers.get(key) ?? { answer: ask(...args) };
    answers.set(key, known);
    return known.answer;
  };
}

/** The same sources for many GTTs of one moment: what holds for all orders of a client is read once. */
export function rememberingSources(sources: FactSources): FactSources {
  const { clients, ledger, limits, offers, table } = sources;
  // One read of all of a client's orders serves the shares of them all.
  const booksOf = once((clientId: string) =>
    Map.groupBy(table.waitingOf(clientId).filter(isInBook), instrumentIdOf),
  );
  return {
    ...sources,
    clients: { byId: once(clients.byId) },
    limits: { forOrder: once(limits.forOrder) },
    offers: { isWaived: once(offers.isWaived) },
    ledger: {
      ...ledger,
      available: once(ledger.available),
      unitsOf: once(ledger.unitsOf),
      unsettledUnits: once(ledger.unsettledUnits),
      hasDepositoryFee: once(ledger.hasDepositoryFee),
    },
    table: {
      ...table,
      inBookIn: (clientId, share) => booksOf(clientId).get(instrumentIdOf(share)) ?? [],
    },
  };
}

/** What each leg of a GTT would do if its trigger were reached now; nothing of one whose figures cannot be counted with. */
export function rehearse(sources: FactSources, question: LegQuestion): OrderRehearsal[] {
  const { draft, share } = question;
  const facts = factsOf(sources, question);
  const lastPrice = lastPriceOf(facts, share);
  const typed = { first: draft.trigger_price, stop: draft.stop?.trigger_price };
  const legs = rehearseGtt(toCheckedOrder(draft), facts);
  return legs.flatMap((leg) => {
    const { kind, order, triggerPrice: trigger, needs } = leg;
    const trigger_price = typed[kind];
    if (!needs || trigger === null || trigger_price === undefined || order.price === null) return [];
    const { cost } = needs;
    const faults = leg.faults.map((fault) => atLeg(fault, leg));
    const distance = isPaise(trigger) ? changePercent(fromPaise(trigger), lastPrice) : null;
    return [
      {
        trigger_price,
        price: toWire(fromPaise(order.price)),
        distance_percent: distance?.toNumber() ?? 0,
        value: toWire(cost.value),
        charges_total: toWire(cost.charges),
        total: toWire(cost.cash),
        errors: faults.filter(isError).map(toWireFault),
        warnings: faults.filter((fault) => !isError(fault)).map(toWireFault),
      },
    ];
  });
}

/** What would refuse the child of a GTT if its trigger were reached now; a fault of both legs once. */
export function healthOf(sources: FactSources, question: LegQuestion): WireFault[] {
  const legs = rehearseGtt(toCheckedOrder(question.draft), factsOf(sources, question));
  const faults = legs.flatMap((leg) =>
    leg.faults.filter(isError).map((fault) => toWireFault(atLeg(fault, leg))),
  );
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}
