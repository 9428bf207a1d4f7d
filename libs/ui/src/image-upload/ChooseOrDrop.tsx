import { slot, splitAtSlots } from '@wealth/i18n-locale';
import { imageUploadTexts } from '@wealth/i18n-locale/ui/imageUpload';
import { Fragment } from 'react';
import { useUiText } from '../messages/UiTextsProvider.tsx';

/** "Choose an image or drop it here", what a press does drawn as such; its label is a group named "slot". */
export function ChooseOrDrop() {
  const t = useUiText(imageUploadTexts);
  return splitAtSlots(t('chooseOrDrop', { action: slot('action') })).map(({ kind, value }) =>
    kind === 'slot' ? (
      <span key={value} className="text-accent-text group-hover/slot:underline">
        {t('choose')}
      </span>
    ) : (
      <Fragment key={value}>{value}</Fragment>
    ),
  );
}
