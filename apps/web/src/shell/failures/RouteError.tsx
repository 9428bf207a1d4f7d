import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useMessages } from '@wealth/i18n-locale-react';
import { StateMessage } from '@wealth/ui/state-message';
import { useEffect } from 'react';
import { AppStyles } from '../../core/AppStyles.tsx';

/** A page that could not be built. The shell around it stays, and the visitor may try again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const t = useMessages('frame');
  const router = useRouter();

  useEffect(() => {
    console.error('A page failed.', error);
  }, [error]);

  function retry() {
    reset();
    void router.invalidate();
  }

  return (
    <>
      <AppStyles />
      <StateMessage
        kind="error"
        headingLevel="h1"
        title={t('pageFailed')}
        text={t('pageFailedHint')}
        onRetry={retry}
      />
    </>
  );
}
