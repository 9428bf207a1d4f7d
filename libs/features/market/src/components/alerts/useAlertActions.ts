import type { PriceAlert } from '@wealth/api-sdk/model';
import { useRemoveAlert, useSetAlert } from '@wealth/parts';
import { useCallback, useMemo } from 'react';
import type { AlertActions } from './AlertMenu.tsx';

/** What is done with the alerts of a list, and the way back from a deletion. */
export function useAlertActions() {
  const setAlert = useSetAlert();
  const { remove: onRemove, ...removal } = useRemoveAlert();
  const onChange = useCallback(
    (alert: PriceAlert) => setAlert({ instrument: alert.instrument, alert }),
    [setAlert],
  );
  const actions: AlertActions = useMemo(() => ({ onChange, onRemove }), [onChange, onRemove]);
  return { actions, ...removal };
}
