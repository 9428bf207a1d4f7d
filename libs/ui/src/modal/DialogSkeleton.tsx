import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';

// Pixels: a field on a desktop.
const fieldHeight = 52;

/** As high as what it stands for, so that the dialog does not grow under a pointer. */
export function DialogSkeleton({ height }: { height: number | undefined }) {
  const t = useUiText(loaderTexts);
  return (
    <div role="status" className="flex flex-col gap-4 overflow-hidden" style={{ height }}>
      <span className="sr-only">{t('loading')}</span>
      <Skeleton width="60%" />
      <Skeleton shape="block" height={fieldHeight} />
      <Skeleton shape="block" height={fieldHeight} />
      <Skeleton shape="block" height={fieldHeight} />
    </div>
  );
}
