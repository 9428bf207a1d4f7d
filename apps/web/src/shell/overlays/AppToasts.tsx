import { ToastRegion } from '@wealth/ui/toast-region';
import { Suspense, useEffect } from 'react';
import { AppStyles } from '../../core/AppStyles.tsx';
import { unseenCount } from '../../core/unseenCount.ts';
import { SystemNotices } from './SystemNotices.tsx';
import { useUnseenToasts } from './useUnseenToasts.ts';

export function AppToasts() {
  const unseen = useUnseenToasts();
  useEffect(() => unseenCount.set(unseen.length), [unseen]);
  return (
    <>
      <AppStyles />
      <ToastRegion />
      <Suspense>
        <SystemNotices unseen={unseen} />
      </Suspense>
    </>
  );
}
