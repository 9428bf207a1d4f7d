import type { OrderFault } from '@wealth/domain';
import { faultPlaceOf, wirePlaceOf, type FaultPlace } from '../faultPlace.ts';
import { faultTextOf } from '../faultTexts.ts';
import type { ServerFault } from '../model/serverPreview.ts';
import { faultListId, isShown, type ShownFaults } from '../useFieldFaults.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { FaultBox } from './FaultBox.tsx';
import { WaysOut } from './WaysOut.tsx';

export interface FaultLinesProps extends ShownFaults {
  symbol: string;
  place: FaultPlace;
  /** Of all lists of the ticket: a field says by it what is wrong with it. */
  id: string;
  onDeposit: () => void;
  /** Leads to the orders that wait. */
  onAwaiting: () => void;
}

/** What is wrong at one place of the ticket, the worst first, each with the nearest value that would pass. */
export function FaultLines({ ticket, faults, symbol, place, id, isTried, ...leads }: FaultLinesProps) {
  const words = useTicketWords();
  const { reading } = ticket;
  const { order } = ticket.summary;
  const own = faults.filter((fault) => faultPlaceOf(fault) === place && isShown(fault, isTried));
  const atServer = (all: readonly ServerFault[] | undefined) =>
    (all ?? []).filter(({ field }) => wirePlaceOf(field) === place);
  const errors = own.filter(({ severity }) => severity === 'error');
  const warnings = own.filter(({ severity }) => severity === 'warning');
  const lines = (list: readonly OrderFault[]) =>
    list.map((fault) => (
      <FaultBox key={fault.code} severity={fault.severity} {...faultTextOf(fault, { words, symbol, order })}>
        <WaysOut {...leads} ticket={ticket} fault={fault} />
      </FaultBox>
    ));
  const serverLines = (list: readonly ServerFault[], severity: OrderFault['severity']) =>
    list.map((fault) => (
      <FaultBox
        key={`${fault.field} ${fault.code}`}
        severity={severity}
        title={words.ofServer(fault.message)}
      />
    ));
  return (
    <ul id={faultListId(id, place)} aria-live="polite" className="grid gap-2 empty:hidden">
      {lines(errors)}
      {serverLines(atServer(reading?.serverErrors), 'error')}
      {lines(warnings)}
      {serverLines(atServer(reading?.serverWarnings), 'warning')}
    </ul>
  );
}
