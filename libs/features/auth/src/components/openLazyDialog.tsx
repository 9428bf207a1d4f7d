import { useMessages } from '@wealth/i18n-locale-react';
import { modals } from '@wealth/ui/modal';
import { Skeleton } from '@wealth/ui/skeleton';
import { lazy, Suspense, type ComponentType } from 'react';

export interface OpenDialogOptions {
  /** On a phone the dialog covers the page and with it the mark that the market is simulated. */
  isSandbox: boolean;
}

export interface DialogContentProps extends OpenDialogOptions {
  close: () => void;
}

export interface LazyDialog extends OpenDialogOptions {
  title: string;
  /** Fetches the chunk of the content. */
  load: () => Promise<ComponentType<DialogContentProps>>;
}

// Pixels: the fields of the design system on a desktop.
const fieldHeight = 52;

function DialogSkeleton() {
  const t = useMessages('auth');
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t('dialogLoading')}</span>
      <Skeleton width="60%" />
      <Skeleton shape="block" height={fieldHeight} />
      <Skeleton shape="block" height={fieldHeight} />
      <Skeleton shape="block" height={fieldHeight} />
    </div>
  );
}

function DialogUnavailable() {
  const t = useMessages('auth');
  return <p role="alert">{t('dialogUnavailable')}</p>;
}

/**
 * Opens a dialog whose content is no part of the page's first load. Each opening fetches anew what did not arrive
 * before, and starts with an empty form.
 */
export function openLazyDialog({ title, isSandbox, load }: LazyDialog): void {
  const Content = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('The content of a dialog could not be loaded.', error);
      return { default: DialogUnavailable };
    }
  });
  modals.open({
    title,
    isFullscreenOnMobile: true,
    content: ({ close }) => (
      <Suspense fallback={<DialogSkeleton />}>
        <Content close={close} isSandbox={isSandbox} />
      </Suspense>
    ),
  });
}
