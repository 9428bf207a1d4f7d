import type { DrawerType } from '@wealth/hrefs';
import type { MessageRef } from '@wealth/i18n-locale';
import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { modalTexts } from '@wealth/i18n-locale/ui/modal';
import { useMessageRef } from '@wealth/i18n-locale-react';
import { useEffect, useState, type ReactNode } from 'react';
import { LazyView } from '../internal/LazyView.tsx';
import { useStore } from '../internal/useStore.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import type { Drawer, DrawerPlacement } from './defineDrawer.ts';
import { SkeletonRows } from '../skeleton/index.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';
import { drawers as pageDrawers, type DrawerEntry, type DrawerStore } from './store.ts';

/** Which drawer a type opens. A type whose content is not built yet has none. */
export type DrawerPanels = { [Type in DrawerType]?: Drawer<Type> };

const defaultHeight = '80vh';

function Loading() {
  const t = useUiText(loaderTexts);
  return (
    <div className="animate-late p-6 max-tablet:p-4">
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <SkeletonRows rows={6} />
    </div>
  );
}

interface OpenPanel {
  title: MessageRef;
  height: string;
  placement: DrawerPlacement;
  isFullscreenOnMobile: boolean;
  content: ReactNode;
}

interface OpenPanelOptions {
  panels: DrawerPanels;
  close: () => void;
  refusal: (type: DrawerType) => ReactNode;
}

/** The panel of an entry, or the name of the type that no panel is known for. */
function openPanel(
  entry: DrawerEntry,
  { panels, close, refusal }: OpenPanelOptions,
): OpenPanel | { unknownType: string } {
  return entry.read<OpenPanel | { unknownType: string }>((type, payload) => {
    const panel = Object.hasOwn(panels, type) ? panels[type] : undefined;
    if (!panel) return { unknownType: type };
    return {
      title: panel.title,
      height: entry.height ?? panel.height ?? defaultHeight,
      placement: panel.placement ?? 'bottom',
      isFullscreenOnMobile: panel.isFullscreenOnMobile ?? false,
      content: refusal(type) ?? (
        // The same panel for another instrument is another drawer: nothing typed may be left in it.
        <LazyView key={entry.id} content={panel.content} props={{ payload, close }} fallback={<Loading />} />
      ),
    };
  });
}

const noRefusal = () => null;

function logToConsole(message: string) {
  console.error(message);
}

export interface DrawerHostProps {
  panels: DrawerPanels;
  /** @default the drawer of this page */
  store?: DrawerStore;
  /** Says why this client may not open a type, in the place of its content; null where there is nothing to refuse. @default none */
  refusal?: (type: DrawerType) => ReactNode;
  /** Hears of a type that no panel is known for. @default console.error */
  logError?: (message: string) => void;
}

/** Shows the bottom drawer. Rendered once; it may be loaded when the first drawer opens. */
export function DrawerHost(props: DrawerHostProps) {
  const { store = pageDrawers, logError = logToConsole, refusal = noRefusal, panels } = props;
  const entry = useStore(store);
  // While a drawer leaves the screen it still shows what it held.
  const [shown, setShown] = useState(entry);
  if (entry && entry !== shown) setShown(entry);

  const close = () => store.dismiss(shown?.id);
  const open = shown && openPanel(shown, { panels, close, refusal });
  const unknownType = entry && open && 'unknownType' in open ? open.unknownType : null;

  useEffect(() => {
    if (unknownType === null) return;
    logError(`Unknown drawer type: ${unknownType}`);
    store.close();
  }, [unknownType, logError, store]);

  if (!open || 'unknownType' in open) return null;
  return <OpenSheet {...open} isOpen={entry !== null} onClose={close} />;
}

/** A drawer begins by saying its name. */
function OpenSheet({ title: ref, content, ...sheet }: OpenPanel & Pick<SheetProps, 'isOpen' | 'onClose'>) {
  const t = useUiText(modalTexts);
  const title = useMessageRef(ref);
  if (title === undefined) return null;
  return (
    <Sheet {...sheet} title={title ?? t('title')}>
      {content}
    </Sheet>
  );
}
