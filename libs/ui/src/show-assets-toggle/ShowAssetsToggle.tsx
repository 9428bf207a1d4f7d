import { usePreference } from '@wealth/preferences';
import { EyeIcon, EyeOffIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useComponentTexts } from '../messages/ComponentTextsProvider.tsx';
import { englishShowAssetsToggleTexts } from './showAssetsToggleTexts.ts';

/** Masks every amount on every screen, or shows them again. */
export function ShowAssetsToggle() {
  const texts = useComponentTexts('showAssetsToggle', englishShowAssetsToggleTexts);
  const [isShown, setShown] = usePreference('showAssets');
  return (
    <IconButton size="sm" aria-label={isShown ? texts.hide : texts.show} onPress={() => setShown(!isShown)}>
      {isShown ? <EyeIcon size="sm" /> : <EyeOffIcon size="sm" />}
    </IconButton>
  );
}
