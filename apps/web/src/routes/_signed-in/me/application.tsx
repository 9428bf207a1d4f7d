import { createFileRoute } from '@tanstack/react-router';
import { ApplicationPage } from '@wealth/feature-profile';

export const Route = createFileRoute('/_signed-in/me/application')({
  staticData: { title: 'me' },
  component: ApplicationPage,
});
