import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { Drawers } from '@wealth/hrefs';
import { useStore } from '../internal/useStore.ts';
import { Sheet } from './Sheet.tsx';
import { drawers as pageDrawers, type DrawerEntry, type DrawerStore, type DrawerType } from './store.ts';

export interface DrawerPanelProps<Type extends DrawerType> {
  payload: Drawers[Type];
  close: () => void;
}

export interface DrawerPanel<Type extends DrawerType> {
  title: string;
  /** The content; usually React.lazy. Its actions stand in an `OverlayFooter`. */
  Panel: ComponentType<DrawerPanelProps<Type>>;
  /** CSS length, for drawers whose terms and button must be seen together. @default '80vh' */
  height?: string;
}

/** Which panel a drawer type opens. A type whose content is not built yet has none. */
export type DrawerPanels = { [Type in DrawerType]?: DrawerPanel<Type> };

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
      // The same panel for another instrument is another drawer: nothing typed may be left in it.
      content: <panel.Panel key={entry.id} payload={payload} close={close} />,
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
  const entry = useStore(store);
  // While a drawer leaves the screen it still shows what it held.
  const [shown, setShown] = useState(entry);
  if (entry && entry !== shown) setShown(entry);

  const close = () => void store.close(shown?.id);
  const open = shown && openPanel(shown, { panels, close });
  const unknownType = entry && open && 'unknownType' in open ? open.unknownType : null;

  useEffect(() => {
    if (unknownType === null) return;
    logError(`Unknown drawer type: ${unknownType}`);
    store.close();
  }, [unknownType, logError, store]);

  if (!open || 'unknownType' in open) return null;
  return (
    <Sheet isOpen={entry !== null} onClose={close} title={open.title} height={open.height} mark={mark}>
      {open.content}
    </Sheet>
  );
}
