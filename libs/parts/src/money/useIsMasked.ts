import { usePreference } from '@wealth/preferences';

/** Whether the client hides what tells a fortune. */
export function useIsMasked(): boolean {
  const [isShown] = usePreference('showAssets');
  return !isShown;
}
