import { useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { overlayTexts } from '@wealth/i18n-locale/ui/overlay';
import { CloseIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { backdrop } from '../internal/backdrop.ts';
import { Dimming } from '../internal/Dimming.tsx';
import { panelMotion } from '../internal/panelMotion.ts';
import { useLeave } from '../internal/useLeave.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { useBackCloses } from '../modal/useBackCloses.ts';

export interface ImageZoomProps {
  isOpen: boolean;
  src: string;
  /** What the picture shows. */
  name: string;
  onClose: () => void;
}

/**
 * A picture over the whole page. Escape, a click outside of the picture, browser back and the button Close end it; the
 * page behind does not scroll.
 */
export function ImageZoom({ isOpen, src, name, onClose }: ImageZoomProps) {
  const t = useUiText(overlayTexts);
  const panel = useRef<HTMLDivElement>(null);
  useBackCloses(isOpen, onClose);
  const leave = useLeave(panel, isOpen);
  return (
    <AriaModalOverlay
      key={leave}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      className={backdrop({ layer: 'modal' })}
    >
      <Dimming />
      {/* As large as the picture and no larger: what lies beside it is outside. */}
      <AriaModal
        ref={panel}
        className={`pointer-events-none fixed inset-0 grid place-items-center p-4 ${panelMotion({ from: 'place' })}`}
      >
        <AriaDialog aria-label={name} className="pointer-events-auto relative outline-none">
          <img
            src={src}
            alt={name}
            className="rounded-card bg-surface-raised object-contain shadow-overlay"
            // The room of the viewport, less a margin to click on.
            style={{ maxWidth: 'calc(100vw - 32px)', maxHeight: 'calc(100dvh - 96px)' }}
          />
          <div className="absolute top-2 right-2 rounded-control bg-surface-raised shadow-raised">
            <IconButton aria-label={t('close')} onPress={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
        </AriaDialog>
      </AriaModal>
    </AriaModalOverlay>
  );
}
