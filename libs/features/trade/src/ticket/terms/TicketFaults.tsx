import type { OrderFault, Paise } from '@wealth/domain';
import { FaultLines, type ToldFault } from '@wealth/placing';
import { faultPlaceOf, wirePlaceOf, type FaultPlace } from './faultPlace.ts';
import { faultTextOf } from '../../core/checks/faultTexts.ts';
import type { ServerFault } from '../model/serverPreview.ts';
import { faultListId, isShown, type ShownFaults } from './useFieldFaults.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';
import { FixSuggestions } from './FixSuggestions.tsx';

export interface TicketFaultsProps extends ShownFaults {
  symbol: string;
  place: FaultPlace;
  /** Of all lists of the ticket: a field says by it what is wrong with it. */
  id: string;
  onDeposit: (missing: Paise) => void;
  /** Leads to the orders that wait. */
  onAwaiting: () => void;
}

/** What is wrong at one place of the ticket, each with the nearest value that would pass. */
export function TicketFaults({ ticket, faults, symbol, place, id, isTried, ...leads }: TicketFaultsProps) {
  const words = useTicketWords();
  const { reading } = ticket;
  const { order } = ticket.summary;
  const own = faults
    .filter((fault) => faultPlaceOf(fault) === place && isShown(fault, isTried))
    .map((fault): ToldFault => ({
      id: fault.code,
      severity: fault.severity,
      ...faultTextOf(fault, { words, symbol, order }),
      fixes: <FixSuggestions {...leads} ticket={ticket} fault={fault} />,
    }));
  const ofServer = (all: readonly ServerFault[] | undefined, severity: OrderFault['severity']) =>
    (all ?? [])
      .filter(({ field }) => wirePlaceOf(field) === place)
      .map(({ field, code, message }): ToldFault => ({
        id: `${field} ${code}`,
        severity,
        title: words.ofServer(message),
      }));
  const atServer = [
    ...ofServer(reading?.serverErrors, 'error'),
    ...ofServer(reading?.serverWarnings, 'warning'),
  ];
  return <FaultLines id={faultListId(id, place)} faults={[...own, ...atServer]} />;
}
