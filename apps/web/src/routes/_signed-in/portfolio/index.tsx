import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/portfolio/')({
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/portfolio/summary', search: location.search, hash: location.hash, replace: true });
  },
});
