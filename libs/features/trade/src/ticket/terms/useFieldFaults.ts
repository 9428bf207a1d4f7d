import type { OrderFault } from '@wealth/domain';
import { useId } from 'react';
import { faultPlaceOf, fieldPlaces, wirePlaceOf, type FaultPlace } from './faultPlace.ts';
import type { Ticket } from '../useTicket.ts';

export interface ShownFaults {
  ticket: Ticket;
  /** The faults that are shown. */
  faults: readonly OrderFault[];
  /** Whether the client has tried to review the order. */
  isTried: boolean;
}

/** A missing value is a fault only once the client has tried to review the order. */
export const isShown = (fault: OrderFault, isTried: boolean) => isTried || fault.code !== 'required';

/** Names the list of what is wrong at a place. */
export const faultListId = (id: string, place: FaultPlace) => `${id}${place ?? 'order'}`;

/** How many of the shown faults stop the order. */
export function stopCount({ ticket, faults, isTried }: ShownFaults): number {
  const own = faults.filter((fault) => fault.severity === 'error' && isShown(fault, isTried));
  return own.length + (ticket.reading?.serverErrors.length ?? 0);
}

/** The place of the first fault that stops the order, shown or not; undefined where none does. */
export function firstStop({ faults, reading }: Ticket): FaultPlace | undefined {
  const own = faults.find(({ severity }) => severity === 'error');
  if (own) return faultPlaceOf(own);
  const [server] = reading?.serverErrors ?? [];
  return server && wirePlaceOf(server.field);
}

/** Ties every field to what is wrong with it, wherever that stands. */
export function useFieldFaults({ ticket, faults, isTried }: ShownFaults) {
  const id = useId();
  const told = faults.filter((fault) => isShown(fault, isTried));
  const server = ticket.reading?.serverErrors ?? [];
  const warned = ticket.reading?.serverWarnings ?? [];
  const isAt = (place: FaultPlace) =>
    told.some((fault) => faultPlaceOf(fault) === place) ||
    [...server, ...warned].some(({ field }) => wirePlaceOf(field) === place);
  const isStopped = (place: FaultPlace) =>
    told.some((fault) => fault.severity === 'error' && faultPlaceOf(fault) === place) ||
    server.some(({ field }) => wirePlaceOf(field) === place);
  return {
    id,
    /** In the order in which the fields stand, what is about the order as a whole last. */
    places: fieldPlaces,
    fieldOf: (place: FaultPlace) => ({
      isInvalid: isStopped(place),
      'aria-describedby': isAt(place) ? faultListId(id, place) : undefined,
    }),
  };
}

export type FieldFaults = ReturnType<ReturnType<typeof useFieldFaults>['fieldOf']>;
