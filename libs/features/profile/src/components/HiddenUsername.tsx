import { useProfile } from '@wealth/session';
import { AccountName } from '@wealth/ui/form';

/** Says to password managers whose password a form is about. Nobody sees it, and no key reaches it. */
export function HiddenUsername() {
  const profile = useProfile();
  return <AccountName value={profile?.username ?? ''} />;
}
