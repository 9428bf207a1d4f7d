import type { MessageRef } from '@wealth/i18n-locale';
import {
  createLazyContent,
  type LazyContent,
  type LazyContentOptions,
} from '../internal/createLazyContent.ts';

export interface DialogContentProps {
  close: () => void;
}

interface DialogFrame {
  /** Follows a change of language. */
  title: MessageRef;
  /** CSS pixels. @default that of a modal */
  width?: number;
  /** CSS pixels of its content on a desktop: what stands for it until it has arrived is as high. */
  height?: number;
}

export interface DialogOptions extends DialogFrame, LazyContentOptions<DialogContentProps> {}

/** A dialog whose content is no part of the page's first load, as `modals.openDialog` takes it. */
export interface Dialog extends DialogFrame {
  content: LazyContent<DialogContentProps>;
}

/** Declares a dialog, once for all that open it. */
export function defineDialog(options: DialogOptions): Dialog {
  return { ...options, content: createLazyContent(options) };
}
