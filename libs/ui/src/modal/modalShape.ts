import type { CSSProperties } from 'react';
import { panelMotion } from '../internal/panelMotion.ts';
import { tv } from '../internal/tv.ts';

/**
 * What a modal looks like where it stands. A window in the page; on a phone a form fills the screen, and what is short
 * is a sheet that is as high as its content.
 */
export type ModalPosition = 'center' | 'top' | 'bottom';

export type ModalShape = 'window' | 'screen' | 'sheet';

/** A dialog that was asked to stand at the top does so on a phone too. */
export function modalShape(isMobile: boolean, isFullscreen: boolean, position: ModalPosition): ModalShape {
  if (!isMobile) return 'window';
  if (isFullscreen) return 'screen';
  return position === 'top' ? 'window' : 'sheet';
}

const footOnPhone = 'px-4 py-3 *:grow';

export const modalStyles = tv({
  slots: {
    frame: 'pointer-events-none fixed inset-x-0 flex justify-center',
    panel:
      'pointer-events-auto flex w-full flex-col overflow-hidden bg-surface-raised outline-none low:overflow-y-auto',
    body: 'max-h-(--modal-content) min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2 low:max-h-none low:flex-none low:overflow-visible',
    footer: 'flex shrink-0 flex-wrap-reverse justify-end gap-2.5 border-t border-border',
  },
  variants: {
    position: {
      center: { frame: 'items-center' },
      top: { frame: 'items-start' },
      bottom: { frame: 'items-end' },
    },
    shape: {
      window: {
        frame: `top-0 px-4 ${panelMotion({ from: 'middle' })}`,
        panel: 'rounded-dialog border border-border shadow-overlay',
        body: 'px-6 pt-1 pb-6',
        footer: 'px-6 py-4',
      },
      screen: {
        frame: `top-0 ${panelMotion({ from: 'bottom' })}`,
        body: 'px-4 pt-5 pb-6',
        footer: footOnPhone,
      },
      sheet: {
        frame: panelMotion({ from: 'bottom' }),
        panel: 'rounded-t-dialog border border-b-0 border-border shadow-overlay',
        body: 'px-4 pt-1 pb-5',
        footer: footOnPhone,
      },
    },
  },
});

/** CSS pixels of a viewport that the content of a fullscreen modal never has: its head, and a rest of 24. */
const fullscreenRestPx = 80;

// Set by React Aria; unlike vh it leaves out what an on-screen keyboard covers.
const viewportHeight = 'var(--visual-viewport-height)';

export interface Placing {
  shape: ModalShape;
  position: ModalPosition;
  gap: number;
  width: number;
}

export function frameStyle({ shape, position, gap }: Placing): CSSProperties {
  // As high as the sheet itself, so that it rises by its own height; above the keyboard of a phone.
  if (shape === 'sheet') return { bottom: `calc(100% - ${viewportHeight})` };
  const isWindow = shape === 'window';
  return {
    height: viewportHeight,
    paddingTop: isWindow && position === 'top' ? gap : undefined,
    paddingBottom: isWindow && position === 'bottom' ? gap : undefined,
  };
}

interface PanelStyle extends CSSProperties {
  '--modal-content'?: string;
}

export function panelStyle({ shape, position, gap, width }: Placing): PanelStyle {
  if (shape === 'screen') {
    return { height: viewportHeight, '--modal-content': `calc(${viewportHeight} - ${fullscreenRestPx}px)` };
  }
  if (shape === 'sheet') return { maxWidth: width, maxHeight: `calc(${viewportHeight} * 0.94)` };
  const share = `calc(${viewportHeight} * 0.95)`;
  const maxHeight = position === 'center' ? share : `min(${share}, calc(${viewportHeight} - ${gap}px))`;
  return { maxWidth: width, maxHeight };
}
