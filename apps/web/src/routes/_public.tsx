import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AppStyles } from '../core/AppStyles.tsx';

/** Pages of text that everybody may read, also while the server is away. */
export const Route = createFileRoute('/_public')({
  staticData: { access: 'public' },
  component: PublicLayout,
});

function PublicLayout() {
  return (
    <>
      <AppStyles />
      <Outlet />
    </>
  );
}
