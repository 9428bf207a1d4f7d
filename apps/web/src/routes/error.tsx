import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../shell/ErrorPage';

export const Route = createFileRoute('/error')({
  staticData: { title: 'error' },
  component: ErrorPage,
});
