import { zodResolver } from '@hookform/resolvers/zod';
import type { TaxLossYear } from '@wealth/api-sdk/model';
import { useSaveTaxLosses } from '@wealth/api-sdk/stat';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Form } from '@wealth/ui/form';
import { MoneyField } from '@wealth/ui/money-field';
import { Note } from '@wealth/ui/note';
import { RadioGroup } from '@wealth/ui/radio-group';
import { toasts } from '@wealth/ui/toast';
import { useForm } from 'react-hook-form';
import { lossBodyOf, lossSchema, lossValuesOf, type LossValues } from './lossForm.ts';

export interface LossFormProps {
  row: TaxLossYear;
  /** It was saved, or left as it was. */
  onDone: () => void;
}

/** Losses that were made elsewhere in a year, in the client's own figures. */
export function LossForm({ row, onDone }: LossFormProps) {
  const t = useMessages('tax');
  const year = row.tax_year;
  const form = useForm<LossValues>({
    resolver: zodResolver(lossSchema),
    values: lossValuesOf(row),
    // What is read again meanwhile takes away nothing that is being typed.
    resetOptions: { keepDirtyValues: true },
  });
  const save = useSaveTaxLosses({
    mutation: {
      // The form says it, beside what was typed.
      meta: { claims: () => true },
      onSuccess: () => {
        toasts.show({ type: 'success', title: t('lossSaved', { year }) });
        onDone();
      },
    },
  });
  return (
    <Form
      form={form}
      isPending={save.isPending}
      aria-label={t('lossFormTitle', { year })}
      onSubmit={(values) => save.mutate({ year, data: lossBodyOf(values) })}
      className="grid grid-cols-1 gap-4 border-b border-border bg-surface-sunken px-card py-4"
    >
      <div>
        <h3 className="text-label font-semibold">{t('lossFormTitle', { year })}</h3>
        <p className="text-detail text-fg-muted">{t('lossFormText')}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 tablet:grid-cols-2">
        <MoneyField name="shortTerm" label={t('lossFormShort')} autoFocus />
        <MoneyField name="longTerm" label={t('lossFormLong')} />
      </div>
      <RadioGroup
        name="filed"
        label={t('lossFiled', { year })}
        options={[
          { value: 'yes', label: t('lossFiledYes') },
          { value: 'no', label: t('lossFiledNo') },
          { value: 'unknown', label: t('lossFiledUnknown') },
        ]}
      />
      {save.isError && <Note tone="negative">{t('lossSaveFailed')}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isPending={save.isPending}>
          {t('lossSave')}
        </Button>
        <Button variant="ghost" isDisabled={save.isPending} onPress={onDone}>
          {t('lossCancel')}
        </Button>
      </div>
    </Form>
  );
}
