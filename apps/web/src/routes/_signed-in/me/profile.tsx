import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '@wealth/feature-profile';
import { useIsSandbox } from '../../../app/system-info';

export const Route = createFileRoute('/_signed-in/me/profile')({
  staticData: { title: 'me' },
  component: Profile,
});

function Profile() {
  return <ProfilePage isSandbox={useIsSandbox()} createKey={() => crypto.randomUUID()} />;
}
