import type { Order, StockDetail } from '@wealth/api-sdk/model';
import { checkOrderChange, fromPaise, toWire, type OrderChangeFault, type OrderFacts } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { faultTextOf, type FaultText } from '../../core/checks/faultTexts.ts';
import { useTicketAnswers, useTicketReadings } from '../../core/checks/useTicketReadings.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';
import {
  changedOrderOf,
  changeFields,
  waitingOrderOf,
  type OrderChangeField,
  type OrderChangeValues,
} from '../model/orderChange.ts';

export interface ChangeFaults {
  /** Band and step of the day that the order goes to. */
  instrument: OrderFacts['instrument'];
  /** What keeps values from being sent, or should be thought over. */
  faultsOf: (values: OrderChangeValues) => OrderChangeFault[];
  /** The field of the form that a fault stands at; null for the order as a whole. */
  placeOf: (fault: OrderChangeFault) => OrderChangeField | null;
  textOf: (fault: OrderChangeFault, values: OrderChangeValues) => FaultText;
  /** What the fields would hold without a fault; null where there is no such order. */
  nearestOf: (fault: OrderChangeFault) => Partial<OrderChangeValues> | null;
}

const rupees = (paise: number | null | undefined) =>
  typeof paise === 'number' ? toWire(fromPaise(Math.round(paise))) : null;

/** Of a second leg the one price at which the fault stands: the other stays as it was typed. */
function stopValues({ nearest, fields }: OrderChangeFault): Partial<OrderChangeValues> {
  const stop = nearest?.stop;
  if (stop === undefined) return {};
  if (stop === null) return { hasStop: false };
  return fields[0] === 'stop.price'
    ? { stopPrice: rupees(stop.price) }
    : { stopTriggerPrice: rupees(stop.triggerPrice) };
}

function toValues(fault: OrderChangeFault): Partial<OrderChangeValues> {
  const { quantity, price, triggerPrice } = fault.nearest ?? {};
  return {
    ...(quantity === undefined ? {} : { quantity }),
    ...(price === undefined ? {} : { price: rupees(price) }),
    ...(triggerPrice === undefined ? {} : { triggerPrice: rupees(triggerPrice) }),
    ...stopValues(fault),
  };
}

/** Checks the changes of an order by the rules of a new one, with the money and the shares that the order itself holds. */
export function useChangeFaults(order: Order, share: StockDetail): ChangeFaults {
  const t = useMessages('orders');
  const words = useTicketWords();
  const answers = useTicketAnswers(share, { isSale: order.side === 'SELL' });
  const { facts } = useTicketReadings(share, answers, order);
  const waiting = waitingOrderOf(order);
  return {
    instrument: facts.instrument,
    faultsOf: (values) => checkOrderChange(waiting, changedOrderOf(waiting, values), facts),
    placeOf: ({ fields: [field] }) => (field === undefined ? null : (changeFields.get(field) ?? null)),
    textOf: (fault, values) =>
      fault.code === 'filledAlready'
        ? { title: t('faultFilledAlready') }
        : faultTextOf(fault, {
            words,
            symbol: share.symbol,
            order: changedOrderOf(waiting, values),
          }),
    nearestOf(fault) {
      const { nearest } = fault;
      // A change keeps its type and its validity.
      if (!nearest || nearest.orderType !== undefined || nearest.validity !== undefined) return null;
      return fault.code === 'required' ? null : toValues(fault);
    },
  };
}
