import { modalTexts } from '@wealth/i18n-locale/ui/modal';
import { useMessageRef } from '@wealth/i18n-locale-react';
import { useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { LazyView } from '../internal/LazyView.tsx';
import { useStore } from '../internal/useStore.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { DialogSkeleton } from './DialogSkeleton.tsx';
import { Modal } from './Modal.tsx';
import { OverlayFooter } from './OverlayFooter.tsx';
import {
  modals as pageModals,
  type ConfirmEntry,
  type ContentEntry,
  type DialogEntry,
  type ModalEntry,
  type Modals,
} from './store.ts';

const confirmWidthPx = 400;

interface EntryProps {
  /** False while it leaves the screen. */
  isOpen: boolean;
  onGone: () => void;
}

function ConfirmDialog({ entry, ...presence }: EntryProps & { entry: ConfirmEntry }) {
  const t = useUiText(modalTexts);
  const messageId = useId();
  return (
    <Modal
      {...presence}
      title={entry.title ?? t('confirm')}
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
      <OverlayFooter isOnPhoneOnly>
        <Answers entry={entry} />
      </OverlayFooter>
    </Modal>
  );
}

/** Side by side where there is room: at the right of a window, in equal halves at the foot of a sheet. */
function Answers({ entry }: { entry: ConfirmEntry }) {
  const t = useUiText(modalTexts);
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-2.5 max-tablet:mt-0 max-tablet:*:grow max-tablet:*:basis-30">
      <Button variant="secondary" autoFocus={entry.isDestructive} onPress={() => entry.answer(false)}>
        {entry.cancelText ?? t('cancel')}
      </Button>
      <Button autoFocus={!entry.isDestructive} onPress={() => entry.answer(true)}>
        {entry.confirmText ?? t('confirm')}
      </Button>
    </div>
  );
}

interface ContentDialogProps extends EntryProps {
  entry: ContentEntry;
  store: Modals;
}

function ContentDialog({ entry, store, ...presence }: ContentDialogProps) {
  const { id, content, footer, onClose: _calledByTheStore, kind: _kind, ...options } = entry;
  const actions = { close: () => store.close(id) };
  return (
    <Modal
      {...options}
      {...presence}
      footer={typeof footer === 'function' ? footer(actions) : footer}
      // Escape and backdrop never reach onClose on a held modal; what does is the button Close, and that forces it.
      onClose={() => store.close(id, { force: true })}
    >
      {typeof content === 'function' ? content(actions) : content}
    </Modal>
  );
}

interface DeclaredDialogProps extends EntryProps {
  entry: DialogEntry;
  store: Modals;
}

function DeclaredDialog({ entry, store, ...presence }: DeclaredDialogProps) {
  const { id, dialog, onDismiss } = entry;
  const { width, height, content } = dialog;
  const title = useMessageRef(dialog.title);
  const close = () => store.close(id);
  function dismiss() {
    close();
    onDismiss?.();
  }
  // A dialog begins by saying its name.
  if (title === undefined) return null;
  return (
    <Modal isFullscreenOnMobile {...{ ...presence, width }} title={title ?? undefined} onClose={dismiss}>
      <LazyView content={content} props={{ close }} fallback={<DialogSkeleton height={height} />} />
    </Modal>
  );
}

/** One form a kind of modal. */
function Entry({ entry, ...host }: EntryProps & { entry: ModalEntry; store: Modals }) {
  const { isOpen, onGone } = host;
  if (entry.kind === 'confirm') return <ConfirmDialog {...{ entry, isOpen, onGone }} />;
  if (entry.kind === 'dialog') return <DeclaredDialog entry={entry} {...host} />;
  return <ContentDialog entry={entry} {...host} />;
}

export interface ModalHostProps {
  /** @default the modals of this page */
  store?: Modals;
}

/** Shows the modals, each above the one before. Rendered once; it may be loaded when the first of them opens. */
export function ModalHost({ store = pageModals }: ModalHostProps) {
  const entries = useStore(store);
  // What has been closed is still here until it has left the screen.
  const [shown, setShown] = useState(entries);
  const added = entries.filter((entry) => !shown.includes(entry));
  if (added.length > 0) setShown([...shown, ...added]);

  return shown.map((entry) => (
    <Entry
      key={entry.id}
      isOpen={entries.includes(entry)}
      onGone={() => {
        if (!store.getSnapshot().includes(entry))
          setShown((others) => others.filter((other) => other !== entry));
      }}
      {...{ entry, store }}
    />
  ));
}
