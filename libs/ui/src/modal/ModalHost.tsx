import { useId, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useStore } from '../internal/useStore.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Modal } from './Modal.tsx';
import { modals as pageModals, type ConfirmEntry, type ContentEntry, type Modals } from './store.ts';

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

export interface ModalHostProps {
  /** @default the modals of this page */
  store?: Modals;
  /** Stands in the title bar of fullscreen modals: the Sandbox mark, while the system info asks for it. */
  mark?: ReactNode;
}

/** Shows the modals, each above the one before. Rendered once; it may be loaded when the first of them opens. */
export function ModalHost({ store = pageModals, mark }: ModalHostProps) {
  const entries = useStore(store);
  return entries.map((entry) =>
    entry.kind === 'confirm' ? (
      <ConfirmDialog key={entry.id} entry={entry} />
    ) : (
      <ContentDialog key={entry.id} entry={entry} store={store} mark={mark} />
    ),
  );
}
