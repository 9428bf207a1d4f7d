import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/me/')({
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/me/profile', search: location.search, hash: location.hash, replace: true });
  },
});
