import type { OrderFault } from '@wealth/domain';
import { faultPlaceOf, wirePlaceOf, type FaultPlace } from '../faultPlace.ts';
import { faultTextOf } from '../faultTexts.ts';
import type { ServerFault } from '../model/serverPreview.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { FaultBox } from './FaultBox.tsx';
import { WaysOut } from './WaysOut.tsx';

/** What is missing is asked for once somebody wants to go on. */
const isShown = (fault: OrderFault, isTried: boolean) => isTried || fault.code !== 'required';

export interface FaultLinesProps {
  ticket: Ticket;
  symbol: string;
  place: FaultPlace;
  /** Whether somebody has wanted to go on. */
  isTried: boolean;
  onDeposit: () => void;
  /** Leads to the orders that wait. */
  onAwaiting: () => void;
}

/** What is wrong at one place of the ticket, the worst first, each with the nearest value that would pass. */
export function FaultLines({ ticket, symbol, place, isTried, onDeposit, onAwaiting }: FaultLinesProps) {
  const words = useTicketWords();
  const { faults, reading } = ticket;
  const { order } = ticket.summary;
  const own = faults.filter((fault) => faultPlaceOf(fault) === place && isShown(fault, isTried));
  const atServer = (all: readonly ServerFault[] | undefined) =>
    (all ?? []).filter(({ field }) => wirePlaceOf(field) === place);
  const errors = own.filter(({ severity }) => severity === 'error');
  const warnings = own.filter(({ severity }) => severity === 'warning');
  const lines = (list: readonly OrderFault[]) =>
    list.map((fault) => (
      <FaultBox key={fault.code} severity={fault.severity} {...faultTextOf(fault, { words, symbol, order })}>
        <WaysOut {...{ ticket, fault, onDeposit, onAwaiting }} />
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
    <ul aria-live="polite" className="grid gap-2 empty:hidden">
      {lines(errors)}
      {serverLines(atServer(reading?.serverErrors), 'error')}
      {lines(warnings)}
      {serverLines(atServer(reading?.serverWarnings), 'warning')}
    </ul>
  );
}
