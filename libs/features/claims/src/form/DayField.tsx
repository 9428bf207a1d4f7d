import { claimRulesOn } from '@wealth/domain/claims';
import { DateField } from '@wealth/ui/date-field';
import type { RefObject } from 'react';
import { useClaimWords } from '../parts/useClaimWords.ts';
import { useFieldFault, type FieldsProps } from './useFieldFault.ts';

/** When it happened: the day of what the claim is about, until another one is typed. */
export function DayField({ form, inputRef }: FieldsProps & { inputRef: RefObject<HTMLInputElement | null> }) {
  const { t } = useClaimWords();
  const fault = useFieldFault({ form })('happened_on');
  const { causeYears } = claimRulesOn(form.today);
  const year = Number(form.today.slice(0, 4)) - causeYears;
  return (
    <DateField
      label={t('happened')}
      value={form.standing.happenedOn}
      onChange={(happenedOn) => form.change({ happenedOn })}
      minDate={`${year}${form.today.slice(4)}`}
      maxDate={form.today}
      today={form.today}
      inputRef={inputRef}
      errorMessage={fault}
    />
  );
}
