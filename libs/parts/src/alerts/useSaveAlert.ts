import type { ApiError } from '@wealth/api-sdk';
import { useChangeAlert, useCreateAlert } from '@wealth/api-sdk/client';
import type { PriceAlert } from '@wealth/api-sdk/model';
import type { InstrumentRef } from '@wealth/domain';
import { useIntentKey } from '@wealth/session';
import { hasFieldFor, setServerErrors } from '@wealth/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { alertFieldOf, toAlertTerms, type AlertValues } from './alertForm.ts';

export interface SaveAlertOptions {
  form: UseFormReturn<AlertValues>;
  instrument: InstrumentRef;
  /** The one that is changed; null for a new one. */
  alert: PriceAlert | null;
  onSaved: (alert: PriceAlert) => void;
}

/**
 * Sets or changes an alert. The same alert is sent with the same key until it is set: a repeated press after a lost answer
 * sets it once. Whatever fails, what was typed stays.
 */
export function useSaveAlert({ form, instrument, alert, onSaved }: SaveAlertOptions) {
  const keyOf = useIntentKey();
  const mutation = {
    meta: { claims: ({ fieldErrors }: ApiError) => hasFieldFor(fieldErrors, alertFieldOf) },
    onError: ({ fieldErrors }: ApiError) => setServerErrors(form, fieldErrors, { fieldOf: alertFieldOf }),
    onSuccess: (saved: PriceAlert) => onSaved(saved),
  };
  const creating = useCreateAlert({ mutation });
  const changing = useChangeAlert({ mutation });

  return {
    isPending: creating.isPending || changing.isPending,
    save(values: AlertValues) {
      const terms = toAlertTerms(values);
      if (!terms) return;
      if (alert) {
        const { kind: _fixed, ...data } = terms;
        changing.mutate({ id: alert.id, data });
        return;
      }
      const { market, symbol } = instrument;
      const data = { instrument: { market, symbol }, ...terms };
      creating.mutate({ data, headers: { 'Idempotency-Key': keyOf(JSON.stringify(data)) } });
    },
  };
}
