import { usePreference } from '@wealth/preferences';
import { showAssetsToggleTexts } from '@wealth/i18n-locale/ui/showAssetsToggle';
import { EyeIcon, EyeOffIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useUiText } from '../messages/UiTextsProvider.tsx';

/** Masks every amount on every screen, or shows them again. */
export function ShowAssetsToggle() {
  const t = useUiText(showAssetsToggleTexts);
  const [isShown, setShown] = usePreference('showAssets');
  return (
    <IconButton size="sm" aria-label={isShown ? t('hide') : t('show')} onPress={() => setShown(!isShown)}>
      {isShown ? <EyeIcon size="sm" /> : <EyeOffIcon size="sm" />}
    </IconButton>
  );
}
