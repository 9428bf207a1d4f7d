import type { OrderPreview, StockDetail } from '@wealth/api-sdk/model';
import type { OrderFacts } from '@wealth/domain';
import { useMemo } from 'react';
import { differsInTax, fromWireTax, saleLotsOf, ticketTaxOf } from './ticketTax.ts';
import type { TicketSummary } from '../model/ticketSummary.ts';
import { useTicketLots } from '../../core/checks/useTicketReadings.ts';

/** What a sale is taxed by. */
export interface TaxedTicket extends Pick<TicketSummary, 'order' | 'price' | 'cost'> {
  facts: OrderFacts;
  /** What the server says of it; null while it has not. */
  preview: OrderPreview | null;
  share: Pick<StockDetail, 'isin'>;
}

/** The tax of a sale: worked out from the lots at each key, and confirmed by the server when the keys rest. */
export function useTicketTax({ order, price, cost, facts, preview, share }: TaxedTicket) {
  const { data, isError, isFetching, refetch } = useTicketLots(share, true);
  // Thousands of lots are read once, not at each key.
  const sale = useMemo(() => (data ? saleLotsOf(data) : null), [data]);
  const own = useMemo(
    () => (sale ? ticketTaxOf({ order, price, cost }, facts.on, sale) : null),
    [sale, order, price, cost, facts.on],
  );
  const differs = useMemo(
    () => preview !== null && sale !== null && differsInTax(preview, facts, sale),
    [preview, facts, sale],
  );
  const served = preview?.tax ? fromWireTax(preview.tax) : null;
  return {
    /** Null while the lots are not known. */
    sale,
    own,
    /** The figures that count: the server's where they are others, or where the lots are not known. */
    tax: differs || own === null ? served : own.tax,
    differs,
    isLoading: data === undefined && isFetching,
    hasFailed: data === undefined && isError && !isFetching,
    askAgain: () => void refetch(),
  };
}

export type TicketTaxNow = ReturnType<typeof useTicketTax>;
