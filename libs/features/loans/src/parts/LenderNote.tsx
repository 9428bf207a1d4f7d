import type { LoanLender } from '@wealth/api-sdk/model';
import { SandboxIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import { useLoanWords } from './useLoanWords.ts';

export interface LenderNoteProps {
  lender: LoanLender;
}

/** Who lends, and that this product only refers to it: on every page of a loan. That of a sandbox is simulated. */
export function LenderNote({ lender }: LenderNoteProps) {
  const { t } = useLoanWords();
  const isSandbox = useIsSandbox();
  const { name, registration, grievance_officer: officer, grievance_contact: contact } = lender;
  const title = t('lenderTitle', { name });
  const text = t('lenderText', { registration, officer, contact });
  if (!isSandbox) return <Note title={title}>{text}</Note>;
  return (
    <section
      aria-label={t('simulatedLender')}
      className="flex gap-2.5 rounded-card border border-dashed border-brass-line bg-brass-soft p-card text-detail"
    >
      <span className="mt-px shrink-0 text-brass">
        <SandboxIcon size="sm" />
      </span>
      <p className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">{title}</strong> {text}
      </p>
    </section>
  );
}
