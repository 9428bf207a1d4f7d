import { ToastRegion } from '@wealth/ui/toast-region';
import { AppStyles } from './AppStyles';

export function AppToasts() {
  return (
    <>
      <AppStyles />
      <ToastRegion />
    </>
  );
}
