import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '@wealth/feature-profile';

export const Route = createFileRoute('/_signed-in/me/profile')({
  staticData: { title: 'me' },
  component: ProfilePage,
});
