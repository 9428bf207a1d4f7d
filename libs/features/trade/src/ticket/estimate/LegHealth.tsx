import type { CheckedOrder } from '@wealth/domain';
import { AlertIcon, SuccessIcon } from '@wealth/ui/icon';
import { faultTextOf } from '../../core/checks/faultTexts.ts';
import type { LegReading } from '../model/serverPreview.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

interface LegHealthProps {
  reading: LegReading;
  symbol: string;
  /** What the leg would send. */
  order: CheckedOrder;
}

/** What would refuse the order of a leg today: ours where the code is known, else in the words of the server. */
export function LegHealth({ reading, symbol, order }: LegHealthProps) {
  const words = useTicketWords();
  const { t } = words;
  const faults = reading.faults.filter(({ code }) => code !== 'required');
  const reasons = [
    ...faults.map((fault) => ({ id: fault.code, text: faultTextOf(fault, { words, symbol, order }).title })),
    ...reading.serverErrors.map(({ code, message }) => ({ id: code, text: words.ofServer(message) })),
  ];
  if (reading.faults.length > faults.length) return null;
  return (
    <ul aria-live="polite" className="grid gap-1">
      {reasons.map(({ id, text }) => (
        <li key={id} className="flex gap-1.5 text-negative">
          <span className="mt-px shrink-0">
            <AlertIcon size="sm" />
          </span>
          {t('healthBad', { reason: text })}
        </li>
      ))}
      {reasons.length === 0 && (
        <li className="flex gap-1.5 text-positive">
          <span className="mt-px shrink-0">
            <SuccessIcon size="sm" />
          </span>
          {t('healthGood')}
        </li>
      )}
    </ul>
  );
}
