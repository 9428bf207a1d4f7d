import type { ReactNode } from 'react';
import { createStore, type ReadableStore } from '../internal/createStore.ts';
import type { Dialog } from './defineDialog.ts';
import type { ModalPosition } from './modalShape.ts';

export { defineDialog, type Dialog, type DialogContentProps } from './defineDialog.ts';

export interface ModalActions {
  close: () => void;
}

export interface ModalOptions {
  /** @default the text "Modal" in the client's language */
  title?: string;
  content: ReactNode | ((actions: ModalActions) => ReactNode);
  /** Actions under the scrolling content, always in sight. */
  footer?: ReactNode | ((actions: ModalActions) => ReactNode);
  /** @default 'center' */
  position?: ModalPosition;
  /** Pixels between the dialog and the edges of the viewport it is placed at. @default 40 */
  gap?: number;
  /** CSS pixels; never wider than the viewport. @default 480 */
  width?: number;
  /** Fills a viewport under 768 px. Without it the dialog is a sheet there, as high as its content. @default false */
  isFullscreenOnMobile?: boolean;
  /** By the title bar, with pointer or arrow keys, on viewports from 768 px. @default true */
  isDraggable?: boolean;
  /** A press outside closes it. @default false */
  backdropClosable?: boolean;
  /** Ignores backdrop, Escape, browser back and plain close; only the button Close ends it. @default false */
  hold?: boolean;
  /** @default true */
  hasCloseButton?: boolean;
  /** Read as an alert, for what needs an answer before anything else. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Called once, however it was closed. */
  onClose?: () => void;
}

export interface DialogActions {
  /** The client left it by Escape, its button Close or browser back; not called when its content closes itself. */
  onDismiss?: () => void;
}

export interface ConfirmEntry {
  kind: 'confirm';
  id: string;
  title?: string;
  message: ReactNode;
  confirmText?: string;
  cancelText?: string;
  isDestructive: boolean;
  /** Answers false unless confirmed; the host tells the store, which closes and answers. */
  answer: (isConfirmed: boolean) => void;
}

export interface ContentEntry extends ModalOptions {
  kind: 'content';
  id: string;
}

export interface DialogEntry extends DialogActions {
  kind: 'dialog';
  id: string;
  dialog: Dialog;
}

export type ModalEntry = ContentEntry | ConfirmEntry | DialogEntry;

export interface Modals extends ReadableStore<readonly ModalEntry[]> {
  /** Opens a modal above those that are open. @returns its id. */
  open: (options: ModalOptions) => string;
  /**
   * Opens what `defineDialog` has declared. Each opening fetches again what did not arrive before, and starts with an
   * empty form.
   */
  openDialog: (dialog: Dialog, actions?: DialogActions) => string;
  /** Shows a question, until it is answered or `signal` takes it away. `confirm()` is its everyday form. */
  ask: (question: Omit<ConfirmEntry, 'kind' | 'id' | 'answer'>, signal?: AbortSignal) => Promise<boolean>;
  /**
   * Closes a modal; an unknown id is one that is closed already.
   *
   * @param force - also ends one that is marked `hold`, as its button Close does.
   */
  close: (id: string, options?: { force?: boolean }) => void;
  /** Browser back: closes the top one. @returns false when none was open. */
  closeTop: () => boolean;
  /** At the end of a session: closes all, `hold` or not, and answers every question with false. */
  closeAll: () => void;
}

export function createModals(): Modals {
  const store = createStore<readonly ModalEntry[]>([]);
  let count = 0;

  function nextId(): string {
    count += 1;
    return `modal-${count}`;
  }

  function add(entry: ModalEntry): string {
    store.set([...store.getSnapshot(), entry]);
    return entry.id;
  }

  function remove(entry: ModalEntry) {
    store.set(store.getSnapshot().filter((other) => other !== entry));
  }

  function close(id: string, { force = false } = {}) {
    const entry = store.getSnapshot().find((candidate) => candidate.id === id);
    if (!entry) return;
    if (entry.kind === 'confirm') {
      entry.answer(false);
      return;
    }
    if (entry.kind === 'content' && entry.hold && !force) return;
    remove(entry);
    if (entry.kind === 'content') entry.onClose?.();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    close,
    open: (options) => add({ ...options, kind: 'content', id: nextId() }),
    openDialog: (dialog, actions) => add({ ...actions, dialog, kind: 'dialog', id: nextId() }),
    ask(question, signal) {
      return new Promise((resolve) => {
        const entry: ConfirmEntry = {
          ...question,
          kind: 'confirm',
          id: nextId(),
          answer(isConfirmed) {
            remove(entry);
            resolve(isConfirmed);
          },
        };
        add(entry);
        signal?.addEventListener('abort', () => entry.answer(false));
      });
    },
    closeTop() {
      const top = store.getSnapshot().at(-1);
      if (!top) return false;
      close(top.id);
      return true;
    },
    closeAll() {
      for (const entry of store.getSnapshot().toReversed()) close(entry.id, { force: true });
    },
  };
}

/** The modals of this page. Callable from anywhere; ModalHost shows them. */
export const modals: Modals = createModals();
