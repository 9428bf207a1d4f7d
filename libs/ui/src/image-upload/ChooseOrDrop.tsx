import { imageUploadTexts } from '@wealth/i18n-locale/ui/imageUpload';
import { useUiText } from '../messages/UiTextsProvider.tsx';

/** Stands in the sentence for the part that is drawn as its action. */
const slot = '\u0000';

/** "Choose an image or drop it here", what a press does drawn as such; its label is a group named "slot". */
export function ChooseOrDrop() {
  const t = useUiText(imageUploadTexts);
  const [before, after] = t('chooseOrDrop', { action: slot }).split(slot);
  return (
    <>
      {before}
      <span className="text-accent-text group-hover/slot:underline">{t('choose')}</span>
      {after}
    </>
  );
}
