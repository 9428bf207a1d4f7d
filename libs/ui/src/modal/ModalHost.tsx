import { useId, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useStore } from '../internal/useStore.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { LazyDialogContent } from './LazyDialogContent.tsx';
import { Modal } from './Modal.tsx';
import {
  modals as pageModals,
  type ConfirmEntry,
  type ContentEntry,
  type LazyEntry,
  type ModalEntry,
  type Modals,
} from './store.ts';

const confirmWidthPx = 400;

function ConfirmDialog({ entry }: { entry: ConfirmEntry }) {
  const messages = useUiMessages();
  const messageId = useId();
  return (
    <Modal
      isOpen
      title={entry.title ?? messages.confirm}
      width={confirmWidthPx}
      hasCloseButton={false}
      isDraggable={false}
      // The focus begins on a button: the question has to be said with the title.
      aria-describedby={messageId}
      onClose={() => entry.answer(false)}
    >
      <p id={messageId} className="text-lead wrap-anywhere text-fg-muted">
        {entry.message}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" autoFocus={entry.isDestructive} onPress={() => entry.answer(false)}>
          {entry.cancelText ?? messages.cancel}
        </Button>
        <Button autoFocus={!entry.isDestructive} onPress={() => entry.answer(true)}>
          {entry.confirmText ?? messages.confirm}
        </Button>
      </div>
    </Modal>
  );
}

interface ContentDialogProps {
  entry: ContentEntry;
  store: Modals;
  mark: ReactNode;
}

function ContentDialog({ entry, store, mark }: ContentDialogProps) {
  const { id, content, footer, onClose: _calledByTheStore, kind: _kind, ...options } = entry;
  const actions = { close: () => store.close(id) };
  return (
    <Modal
      {...options}
      isOpen
      mark={mark}
      footer={typeof footer === 'function' ? footer(actions) : footer}
      // Escape and backdrop never reach onClose on a held modal; what does is the button Close, and that forces it.
      onClose={() => store.close(id, { force: true })}
    >
      {typeof content === 'function' ? content(actions) : content}
    </Modal>
  );
}

interface LazyContentDialogProps {
  entry: LazyEntry;
  store: Modals;
  mark: ReactNode;
}

function LazyContentDialog({ entry, store, mark }: LazyContentDialogProps) {
  const { id, title, width, load, isSandbox } = entry;
  const close = () => store.close(id);
  return (
    <Modal isOpen isFullscreenOnMobile {...{ title, width, mark }} onClose={close}>
      <LazyDialogContent {...{ load, isSandbox, close }} />
    </Modal>
  );
}

/** One form a kind of modal. */
function Entry({ entry, ...host }: { entry: ModalEntry; store: Modals; mark: ReactNode }) {
  if (entry.kind === 'confirm') return <ConfirmDialog entry={entry} />;
  if (entry.kind === 'lazy') return <LazyContentDialog entry={entry} {...host} />;
  return <ContentDialog entry={entry} {...host} />;
}

export interface ModalHostProps {
  /** @default the modals of this page */
  store?: Modals;
  /** Stands in the title bar of fullscreen modals: the Sandbox mark, while the system info asks for it. */
  mark?: ReactNode;
}

/** Shows the modals, each above the one before. Rendered once; it may be loaded when the first of them opens. */
export function ModalHost({ store = pageModals, mark }: ModalHostProps) {
  const entries = useStore(store);
  return entries.map((entry) => <Entry key={entry.id} {...{ entry, store, mark }} />);
}
