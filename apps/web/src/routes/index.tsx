import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  staticData: { access: 'client' },
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/dashboard', search: location.search, hash: location.hash, replace: true });
  },
});
