import { reasonsOf } from '@wealth/domain/claims';
import { Select } from '@wealth/ui/select';
import type { RefObject } from 'react';
import { claimReasonTexts } from '../parts/claimReasonTexts.ts';
import { useClaimWords } from '../parts/useClaimWords.ts';
import { useFieldFault, type FieldsProps } from './useFieldFault.ts';

/** Why compensation is claimed: reasons that are about what was chosen. */
export function ReasonField({
  form,
  inputRef,
}: FieldsProps & { inputRef: RefObject<HTMLButtonElement | null> }) {
  const { t } = useClaimWords();
  const fault = useFieldFault({ form })('reason');
  const { typed } = form;
  return (
    <Select
      label={t('reason')}
      value={typed.reason}
      onChange={(reason) => form.change({ reason, amount: null, isAmountTyped: false })}
      options={reasonsOf(typed.subject?.kind ?? null).map((reason) => ({
        value: reason,
        label: t(claimReasonTexts[reason]),
      }))}
      inputRef={inputRef}
      errorMessage={fault}
    />
  );
}
