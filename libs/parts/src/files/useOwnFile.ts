import { useMessages } from '@wealth/i18n-locale-react';
import { confirm } from '@wealth/ui/confirm';
import { useCallback } from 'react';
import { useIsMasked } from '../money/useIsMasked.ts';

/** Whether a file with the client's own amounts may be saved: while these are hidden, the client is asked first. */
export function useOwnFile(): () => Promise<boolean> {
  const t = useMessages('parts');
  const isMasked = useIsMasked();
  return useCallback(async () => {
    if (!isMasked) return true;
    return confirm({
      title: t('fileHiddenTitle'),
      message: t('fileHiddenText'),
      confirmText: t('fileHiddenSave'),
      cancelText: t('fileHiddenKeep'),
    });
  }, [t, isMasked]);
}
