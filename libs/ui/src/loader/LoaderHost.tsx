import { useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { backdrop } from '../internal/backdrop.ts';
import { Dimming } from '../internal/Dimming.tsx';
import { panelMotion } from '../internal/panelMotion.ts';
import { useLeave } from '../internal/useLeave.ts';
import { useStore } from '../internal/useStore.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { loader as pageLoader, type Loader } from './store.ts';

export interface LoaderHostProps {
  /** @default the loader of this page */
  store?: Loader;
}

/** Covers the whole page while something must not be disturbed. Nothing but its owner closes it. */
export function LoaderHost({ store = pageLoader }: LoaderHostProps) {
  const t = useUiText(loaderTexts);
  const { holders, label } = useStore(store);
  const [shownLabel, setShownLabel] = useState(label);
  // While it leaves it says what it said.
  if (holders > 0 && label !== shownLabel) setShownLabel(label);
  const text = shownLabel ?? t('loading');
  const panel = useRef<HTMLDivElement>(null);
  const leave = useLeave(panel, holders > 0);
  return (
    <AriaModalOverlay
      key={leave}
      isOpen={holders > 0}
      isKeyboardDismissDisabled
      className={backdrop({ layer: 'loader' })}
    >
      <Dimming />
      <AriaModal
        ref={panel}
        className={`fixed inset-0 grid place-items-center p-4 ${panelMotion({ from: 'place' })}`}
      >
        <AriaDialog
          aria-label={text}
          className="flex items-center gap-3 rounded-dialog border border-border bg-surface-raised px-6 py-5 text-label shadow-overlay outline-none"
        >
          <span className="grid text-accent-text">
            <Spinner size="md" />
          </span>
          <span role="status">{text}</span>
        </AriaDialog>
      </AriaModal>
    </AriaModalOverlay>
  );
}
