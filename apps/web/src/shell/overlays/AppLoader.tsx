import { LoaderHost } from '@wealth/ui/loader-host';
import { AppStyles } from '../../core/AppStyles.tsx';

export function AppLoader() {
  return (
    <>
      <AppStyles />
      <LoaderHost />
    </>
  );
}
