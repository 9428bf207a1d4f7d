import { claimFaultText } from '../parts/claimFaultText.ts';
import { useClaimWords } from '../parts/useClaimWords.ts';
import type { ClaimFormState } from './useClaimForm.ts';

export interface FieldsProps {
  form: ClaimFormState;
}

/** What the form cannot be sent without. */
const ownTexts = { reason_required: 'faultReasonRequired', day_required: 'faultDayRequired' } as const;
const isOwn = (code: string): code is keyof typeof ownTexts => Object.hasOwn(ownTexts, code);

/** What is wrong with a field, where that is told. */
export function useFieldFault({ form }: FieldsProps) {
  const words = useClaimWords();
  return (field: Parameters<ClaimFormState['faultOf']>[0]): string | undefined => {
    const fault = form.faultOf(field);
    if (fault === null) return undefined;
    return isOwn(fault.code) ? words.t(ownTexts[fault.code]) : claimFaultText(fault, words);
  };
}
