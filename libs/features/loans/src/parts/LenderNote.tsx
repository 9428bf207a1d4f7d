import type { LoanLender } from '@wealth/api-sdk/model';
import { Note } from '@wealth/ui/note';
import { useLoanWords } from './useLoanWords.ts';

export interface LenderNoteProps {
  lender: LoanLender;
}

/** Who lends, and that this product only refers to it: on every page of a loan. */
export function LenderNote({ lender }: LenderNoteProps) {
  const { t } = useLoanWords();
  const { name, registration, grievance_officer: officer, grievance_contact: contact } = lender;
  return (
    <Note title={t('lenderTitle', { name })}>{t('lenderText', { registration, officer, contact })}</Note>
  );
}
