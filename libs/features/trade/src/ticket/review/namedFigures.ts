import type { OrderPreview } from '@wealth/api-sdk/model';
import { fromWire, type Paise } from '@wealth/domain';
import type { PreviewReading } from '../model/serverPreview.ts';
import type { TicketSummary } from '../model/ticketSummary.ts';

/** The figures that a review names: null for what is not known. They are kept with the order, and held against what it becomes. */
export interface NamedFigures {
  /** What a unit was counted with. */
  price: Paise | null;
  value: Paise | null;
  charges: Paise | null;
  /** Of a purchase what it costs, of a sale what comes in. */
  total: Paise | null;
}

export interface NamingTicket {
  summary: Pick<TicketSummary, 'price' | 'cost'>;
  reading: Pick<PreviewReading, 'differs'> | null;
  server: { preview: OrderPreview | null };
}

/** The figures of the ticket; where the server's differ, the server's. */
export function namedFigures({ summary, reading, server: { preview } }: NamingTicket): NamedFigures {
  if (reading?.differs && preview) {
    return {
      price: fromWire(preview.price),
      value: fromWire(preview.value),
      charges: fromWire(preview.charges_total),
      total: fromWire(preview.total),
    };
  }
  const { price, cost } = summary;
  return {
    price,
    value: cost?.value ?? null,
    charges: cost?.charges ?? null,
    total: cost?.cash ?? null,
  };
}
