import { lazy, Suspense, useState, type ComponentType } from 'react';
import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { stateMessageTexts } from '@wealth/i18n-locale/ui/stateMessage';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import {
  arrivedContent,
  preloadDialog,
  type LazyDialogContentProps,
  type LoadDialogContent,
} from './lazyContents.ts';
import type { LazyDialog } from './store.ts';

// Pixels: a field on a desktop.
const fieldHeight = 52;

/** As high as what it stands for, so that the dialog does not grow under a pointer. */
function DialogSkeleton({ height }: { height: number | undefined }) {
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

function DialogUnavailable() {
  const t = useUiText(stateMessageTexts);
  return (
    <div role="alert">
      <p className="font-medium">{t('failedTitle')}</p>
      <p className="text-fg-muted">{t('failedText')}</p>
    </div>
  );
}

function lazyContent(load: LoadDialogContent): ComponentType<LazyDialogContentProps> {
  return lazy(async () => {
    try {
      return { default: await preloadDialog(load) };
    } catch (error) {
      console.warn('The content of a dialog could not be loaded.', error);
      return { default: DialogUnavailable };
    }
  });
}

interface LazyDialogContentOptions extends Pick<LazyDialog, 'load' | 'height'>, LazyDialogContentProps {}

/** What a lazy dialog shows: its content, or what stands for it until it has arrived. */
export function LazyDialogContent({ load, height, close }: LazyDialogContentOptions) {
  // A skeleton, once drawn, stays for 300 ms: React gathers what replaces it.
  const [Content] = useState(() => arrivedContent(load) ?? lazyContent(load));
  return (
    <Suspense fallback={<DialogSkeleton height={height} />}>
      <Content close={close} />
    </Suspense>
  );
}
