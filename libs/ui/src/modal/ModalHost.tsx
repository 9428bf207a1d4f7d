import { Button } from '../button/Button.tsx';
import { useStore } from '../internal/useStore.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Modal } from './Modal.tsx';
import { modals as pageModals, type ConfirmEntry, type ContentEntry, type Modals } from './store.ts';

const confirmWidthPx = 400;

function ConfirmDialog({ entry }: { entry: ConfirmEntry }) {
  const messages = useUiMessages();
  return (
    <Modal
      isOpen
      title={entry.title ?? messages.confirm}
      width={confirmWidthPx}
      hasCloseButton={false}
      onClose={() => entry.answer(false)}
    >
      <p className="text-lead text-fg-muted">{entry.message}</p>
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

function ContentDialog({ entry, store }: { entry: ContentEntry; store: Modals }) {
  const { id, content, onClose: _calledByTheStore, kind: _kind, ...options } = entry;
  return (
    // Escape and backdrop never reach onClose on a held modal; what does is the button Close, and that forces it.
    <Modal {...options} isOpen onClose={() => store.close(id, { force: true })}>
      {typeof content === 'function' ? content({ close: () => store.close(id) }) : content}
    </Modal>
  );
}

export interface ModalHostProps {
  /** @default the modals of this page */
  store?: Modals;
}

/** Shows the modals, each above the one before. Rendered once; it may be loaded when the first of them opens. */
export function ModalHost({ store = pageModals }: ModalHostProps) {
  const entries = useStore(store);
  return entries.map((entry) =>
    entry.kind === 'confirm' ? (
      <ConfirmDialog key={entry.id} entry={entry} />
    ) : (
      <ContentDialog key={entry.id} entry={entry} store={store} />
    ),
  );
}
