import { useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { EyeIcon, EyeOffIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';

/** Masks every amount on every screen, or shows them again. */
export function ShowAssetsToggle() {
  const t = useMessages('profile');
  const [isShown, setShown] = usePreference('showAssets');
  return (
    <IconButton
      size="sm"
      aria-label={t(isShown ? 'hideValues' : 'showValues')}
      onPress={() => setShown(!isShown)}
    >
      {isShown ? <EyeIcon size="sm" /> : <EyeOffIcon size="sm" />}
    </IconButton>
  );
}
