import { lazy, Suspense, type ComponentType } from 'react';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { SandboxMark } from '../sandbox-mark/SandboxMark.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { modals } from './store.ts';

export interface LazyDialogOptions {
  /** On a phone the dialog covers the page and with it the mark that the market is simulated: it shows one then. */
  isSandbox: boolean;
}

export interface LazyDialogContentProps {
  close: () => void;
}

export interface LazyDialog extends LazyDialogOptions {
  title: string;
  /** CSS pixels. @default that of a modal */
  width?: number;
  /** Fetches the chunk of the content. The same function again: the content is there at once, without a skeleton. */
  load: () => Promise<ComponentType<LazyDialogContentProps>>;
}

// Pixels: a field on a desktop.
const fieldHeight = 52;

function DialogSkeleton() {
  const messages = useUiMessages();
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton width="60%" />
      <Skeleton shape="block" height={fieldHeight} />
      <Skeleton shape="block" height={fieldHeight} />
      <Skeleton shape="block" height={fieldHeight} />
    </div>
  );
}

function DialogUnavailable() {
  const messages = useUiMessages();
  return (
    <div role="alert">
      <p className="font-medium">{messages.loadFailedTitle}</p>
      <p className="text-fg-muted">{messages.loadFailedText}</p>
    </div>
  );
}

const arrived = new WeakMap<LazyDialog['load'], ComponentType<LazyDialogContentProps>>();

/** Fetches the content before it is asked for: a dialog that is opened after that shows it at once. */
export async function preloadDialog(
  load: LazyDialog['load'],
): Promise<ComponentType<LazyDialogContentProps>> {
  const content = await load();
  arrived.set(load, content);
  return content;
}

function lazyContent(load: LazyDialog['load']): ComponentType<LazyDialogContentProps> {
  return lazy(async () => {
    try {
      return { default: await preloadDialog(load) };
    } catch (error) {
      console.warn('The content of a dialog could not be loaded.', error);
      return { default: DialogUnavailable };
    }
  });
}

/**
 * Opens a dialog whose content is no part of the page's first load. Each opening fetches anew what did not arrive
 * before, and starts with an empty form.
 */
export function openLazyDialog({ title, width, isSandbox, load }: LazyDialog): void {
  // A skeleton, once drawn, stays for 300 ms: React gathers what replaces it.
  const Content = arrived.get(load) ?? lazyContent(load);
  modals.open({
    title,
    width,
    isFullscreenOnMobile: true,
    content: ({ close }) => (
      <div className="flex flex-col gap-4">
        {isSandbox && (
          <div className="tablet:hidden">
            <SandboxMark />
          </div>
        )}
        <Suspense fallback={<DialogSkeleton />}>
          <Content close={close} />
        </Suspense>
      </div>
    ),
  });
}
