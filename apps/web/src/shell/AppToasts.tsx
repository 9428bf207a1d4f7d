import { ToastRegion } from '@wealth/ui/toast-region';
import { AppStyles } from '../core/AppStyles.tsx';

export function AppToasts() {
  return (
    <>
      <AppStyles />
      <ToastRegion />
    </>
  );
}
