import { useCreateAlert, useRemoveAlert } from '@wealth/api-sdk/client';
import type { PriceAlert } from '@wealth/api-sdk/model';
import { useSetAlert } from '@wealth/parts';
import { useCallback, useMemo, useState } from 'react';
import type { AlertActions } from './AlertMenu.tsx';

/** Changing and deleting of alerts, with the way back from a deletion. */
export function useAlertActions() {
  const setAlert = useSetAlert();
  const [removed, setRemoved] = useState<{ alert: PriceAlert; key: string } | null>(null);
  const { mutate: remove } = useRemoveAlert();
  const { mutate: create, isPending } = useCreateAlert({ mutation: { onSuccess: () => setRemoved(null) } });

  const onChange = useCallback(
    (alert: PriceAlert) => setAlert({ instrument: alert.instrument, alert }),
    [setAlert],
  );
  const onRemove = useCallback(
    (alert: PriceAlert) =>
      remove({ id: alert.id }, { onSuccess: () => setRemoved({ alert, key: crypto.randomUUID() }) }),
    [remove],
  );
  const actions: AlertActions = useMemo(() => ({ onChange, onRemove }), [onChange, onRemove]);

  return {
    actions,
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
