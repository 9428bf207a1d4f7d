import {
  changePercent,
  checkOrder,
  fromPaise,
  fromWire,
  isPaise,
  orderNeeds,
  toWire,
  typedPaise,
  type OrderFacts,
  type OrderFault,
  type OrderField,
} from '@wealth/domain';
import { isError } from './checkDraft.ts';
import { toCheckedOrder, type OrderDraft } from './orderDraft.ts';
import { orderFacts, type FactSources } from './orderFacts.ts';
import type { QuotedShare } from './orderInstrument.ts';
import type { StoredOrder } from './orderTable.ts';
import { toWireFault, type WireFault } from './toWireFault.ts';

/** The order that one leg of a GTT sends when its trigger is reached. */
export interface GttLeg {
  name: 'first' | 'stop';
  /** Rupees. */
  triggerPrice: number;
  draft: OrderDraft;
}

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

/** The legs of a GTT whose prices are there. */
export function legsOf({ trigger_price, price, stop, ...draft }: OrderDraft): GttLeg[] {
  const child = { ...draft, order_type: 'LIMIT', validity: 'DAY' } as const;
  const legs: GttLeg[] = [];
  if (trigger_price !== undefined && price !== undefined)
    legs.push({ name: 'first', triggerPrice: trigger_price, draft: { ...child, price } });
  if (stop)
    legs.push({ name: 'stop', triggerPrice: stop.trigger_price, draft: { ...child, price: stop.price } });
  return legs;
}

const stopFields: Partial<Record<OrderField, OrderField>> = { price: 'stop.price' };

/** A fault of a child, at the fields of the GTT that it comes from. */
function atLeg(fault: OrderFault, { name }: GttLeg): OrderFault {
  if (name === 'first') return fault;
  return { ...fault, fields: fault.fields.map((field) => stopFields[field] ?? field) };
}

export interface LegQuestion {
  clientId: string;
  share: QuotedShare;
  draft: OrderDraft;
  /** The GTT itself where it waits already. */
  order: StoredOrder | null;
}

/** What holds for the child of a GTT as if the exchange took it now. */
function factsOf(sources: FactSources, { clientId, share, order }: LegQuestion): OrderFacts {
  const facts = orderFacts(sources, { clientId, share, contentHash: '', modified: order, needsDepth: false });
  return { ...facts, session: null };
}

/** The answers to questions of texts, each asked once. */
function once<Args extends string[], Answer>(ask: (...args: Args) => Answer): (...args: Args) => Answer {
  const answers = new Map<string, Answer>();
  return (...args) => {
    const key = args.join('/');
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(...args);
    answers.set(key, answer);
    return answer;
  };
}

/** The same sources for many GTTs of one moment: what holds for all orders of a client is read once. */
export function rememberingSources(sources: FactSources): FactSources {
  const { ledger, table } = sources;
  const waitingOf = once(table.waitingOf);
  return {
    ...sources,
    ledger: {
      ...ledger,
      money: once(ledger.money),
      units: once(ledger.units),
      lots: once(ledger.lots),
    },
    // One read of all of a client's orders serves the shares of them all.
    table: {
      ...table,
      waitingIn: (clientId, share) =>
        waitingOf(clientId).filter(
          ({ market, symbol }) => market === share.market && symbol === share.symbol,
        ),
    },
  };
}

/** What each leg of a GTT would do if its trigger were reached now. */
export function rehearse(sources: FactSources, question: LegQuestion): OrderRehearsal[] {
  const facts = factsOf(sources, question);
  const { lastPrice } = question.share.quote;
  return legsOf(question.draft).flatMap((leg) => {
    const order = toCheckedOrder(leg.draft);
    const cost = orderNeeds(order, facts)?.cost;
    if (!cost || leg.draft.price === undefined) return [];
    const faults = checkOrder(order, facts).map((fault) => atLeg(fault, leg));
    const trigger = typedPaise(leg.triggerPrice) ?? 0;
    const distance = isPaise(trigger) ? changePercent(fromPaise(trigger), fromWire(lastPrice)) : null;
    return [
      {
        trigger_price: leg.triggerPrice,
        price: leg.draft.price,
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
  const facts = factsOf(sources, question);
  const faults = legsOf(question.draft).flatMap((leg) =>
    checkOrder(toCheckedOrder(leg.draft), facts)
      .filter(isError)
      .map((fault) => toWireFault(atLeg(fault, leg))),
  );
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}
