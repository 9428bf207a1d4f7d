import { useCreateAlert, useRemoveAlert as useRemoveCall } from '@wealth/api-sdk/client';
import type { PriceAlert } from '@wealth/api-sdk/model';
import { useCallback, useState } from 'react';

/** Deleting of alerts, with the way back. */
export function useRemoveAlert() {
  const [removed, setRemoved] = useState<{ alert: PriceAlert; key: string } | null>(null);
  const { mutate: remove } = useRemoveCall();
  const { mutate: create, isPending } = useCreateAlert({ mutation: { onSuccess: () => setRemoved(null) } });

  return {
    /** The same function between renders. */
    remove: useCallback(
      (alert: PriceAlert) =>
        remove({ id: alert.id }, { onSuccess: () => setRemoved({ alert, key: crypto.randomUUID() }) }),
      [remove],
    ),
    /** The one that was deleted last and can be set again; null for none. */
    removed: removed?.alert ?? null,
    isRestoring: isPending,
    /** Sets what was deleted again. Pressed twice, it is set once. */
    restore() {
      if (!removed) return;
      const { instrument, kind, direction, value, repeat, ends_at } = removed.alert;
      const { market, symbol } = instrument;
      create({
        data: { instrument: { market, symbol }, kind, direction, value, repeat, ends_at },
        headers: { 'Idempotency-Key': removed.key },
      });
    },
  };
}
