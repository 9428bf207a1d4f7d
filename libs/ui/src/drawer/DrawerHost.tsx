import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import type { Drawers } from '@wealth/hrefs';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { backdrop } from '../internal/backdrop.ts';
import { ScrollBox } from '../internal/ScrollBox.tsx';
import { useStore } from '../internal/useStore.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { drawers as pageDrawers, type DrawerEntry, type DrawerStore, type DrawerType } from './store.ts';

export interface DrawerPanelProps<Type extends DrawerType> {
  payload: Drawers[Type];
  close: () => void;
}

export interface DrawerPanel<Type extends DrawerType> {
  title: string;
  /** The content; usually React.lazy. */
  Panel: ComponentType<DrawerPanelProps<Type>>;
  /** CSS length, for drawers whose terms and button must be seen together. @default '80vh' */
  height?: string;
}

/** Which panel a drawer type opens. A type whose content is not built yet has none. */
export type DrawerPanels = { [Type in DrawerType]?: DrawerPanel<Type> };

const sheet =
  'fixed inset-x-0 bottom-0 z-drawer mx-auto max-w-page overflow-hidden rounded-t-dialog border border-b-0 border-border bg-surface-raised shadow-overlay transition-transform duration-slow ease-sheet data-entering:translate-y-full data-exiting:translate-y-full';

const defaultHeight = '80vh';

interface OpenPanel {
  title: string;
  height: string;
  content: ReactNode;
}

interface OpenPanelOptions {
  panels: DrawerPanels;
  close: () => void;
}

/** The panel of an entry, or the name of the type that no panel is known for. */
function openPanel(
  entry: DrawerEntry,
  { panels, close }: OpenPanelOptions,
): OpenPanel | { unknownType: string } {
  return entry.read<OpenPanel | { unknownType: string }>((type, payload) => {
    const panel = Object.hasOwn(panels, type) ? panels[type] : undefined;
    if (!panel) return { unknownType: type };
    return {
      title: panel.title,
      height: entry.height ?? panel.height ?? defaultHeight,
      content: <panel.Panel payload={payload} close={close} />,
    };
  });
}

function logToConsole(message: string) {
  console.error(message);
}

export interface DrawerHostProps {
  panels: DrawerPanels;
  /** Stands in the title bar of every drawer: the Sandbox mark, while the system info asks for it. */
  mark?: ReactNode;
  /** @default the drawer of this page */
  store?: DrawerStore;
  /** Hears of a type that no panel is known for. @default console.error */
  logError?: (message: string) => void;
}

/** Shows the bottom drawer. Rendered once; it may be loaded when the first drawer opens. */
export function DrawerHost({ store = pageDrawers, logError = logToConsole, panels, mark }: DrawerHostProps) {
  const messages = useUiMessages();
  const entry = useStore(store);
  const close = () => void store.close(entry?.id);
  const open = entry && openPanel(entry, { panels, close });
  const unknownType = open && 'unknownType' in open ? open.unknownType : null;

  useEffect(() => {
    if (unknownType === null) return;
    logError(`Unknown drawer type: ${unknownType}`);
    store.close();
  }, [unknownType, logError, store]);

  if (!open || 'unknownType' in open) return null;
  return (
    <AriaModalOverlay
      isOpen
      isDismissable
      onOpenChange={(next) => {
        if (!next) close();
      }}
      className={backdrop({ layer: 'drawer' })}
    >
      <AriaModal className={sheet} style={{ height: open.height }}>
        <AriaDialog className="flex h-full flex-col outline-none">
          <header className="flex items-center justify-between gap-3 border-b border-border py-3.5 pr-4 pl-6">
            <AriaHeading slot="title" className="min-w-0 flex-1 text-heading">
              {open.title}
            </AriaHeading>
            {mark}
            <IconButton aria-label={messages.close} onPress={close}>
              <CloseIcon />
            </IconButton>
          </header>
          <ScrollBox className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2">
            <Suspense fallback={null}>{open.content}</Suspense>
          </ScrollBox>
        </AriaDialog>
      </AriaModal>
    </AriaModalOverlay>
  );
}
