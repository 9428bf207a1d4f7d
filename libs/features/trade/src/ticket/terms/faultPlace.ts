import type { OrderChangeFault, OrderField } from '@wealth/domain';

/** The field that a fault stands at. `null` is the order as a whole. */
export type FaultPlace = Extract<
  OrderField,
  'quantity' | 'price' | 'triggerPrice' | 'stop.price' | 'stop.triggerPrice'
> | null;

/** In the order in which they stand, with the order as a whole last. */
export const fieldPlaces: readonly FaultPlace[] = [
  'quantity',
  'triggerPrice',
  'price',
  'stop.triggerPrice',
  'stop.price',
  null,
];

/** Where a fault stands: at the first of its fields that the ticket has. */
export function faultPlaceOf({ fields }: Pick<OrderChangeFault, 'fields'>): FaultPlace {
  const [first] = fields;
  return fieldPlaces.find((place) => place === first) ?? null;
}

const wirePlaces: Readonly<Record<string, FaultPlace>> = {
  quantity: 'quantity',
  price: 'price',
  trigger_price: 'triggerPrice',
  stop: 'stop.triggerPrice',
};

/** Where a fault of the server stands, by the name that the wire has for a field. */
export function wirePlaceOf(field: string): FaultPlace {
  return wirePlaces[field] ?? null;
}
