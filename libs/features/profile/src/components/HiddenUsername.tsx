import { useProfile } from '@wealth/session';

/** Says to password managers whose password a form is about. Nobody sees it, and no key reaches it. */
export function HiddenUsername() {
  const profile = useProfile();
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={profile?.username ?? ''}
      readOnly
      hidden
    />
  );
}
