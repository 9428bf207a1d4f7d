import type { StockDetail } from '@wealth/api-sdk/model';
import { useMemo } from 'react';
import { differsInTax, fromWireTax, saleLotsOf, ticketTaxOf } from './model/ticketTax.ts';
import type { Ticket } from './useTicket.ts';
import { useTicketLots } from './useTicketReadings.ts';

/** The tax of a sale: worked out from the lots at each key, and confirmed by the server when the keys rest. */
export function useTicketTax(ticket: Ticket, share: Pick<StockDetail, 'isin'>) {
  const { summary, readings, server } = ticket;
  const { order, price, cost } = summary;
  const { facts } = readings;
  const isSale = order.side === 'SELL';
  const { data, isError, isFetching, refetch } = useTicketLots(share, isSale);
  // Thousands of lots are read once, not at each key.
  const sale = useMemo(() => (data ? saleLotsOf(data) : null), [data]);
  const own = useMemo(
    () => (sale ? ticketTaxOf({ order, price, cost }, facts.on, sale) : null),
    [sale, order, price, cost, facts.on],
  );
  const { preview } = server;
  const differs = useMemo(
    () => isSale && preview !== null && sale !== null && differsInTax(preview, facts, sale),
    [isSale, preview, facts, sale],
  );
  const served = isSale && preview?.tax ? fromWireTax(preview.tax) : null;
  return {
    isSale,
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
