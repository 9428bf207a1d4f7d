import type { InstrumentRef } from '@wealth/domain';
import { usePreference } from '@wealth/preferences';
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { hasOwnKeys, instrumentAt, type SymbolPlace } from './instrumentAt.ts';
import { actionOfKey, asksForMenu } from './symbolAction.ts';
import { useLongPress } from './useLongPress.ts';
import { useSymbolAct } from './useSymbolAct.ts';

/** Opened by a gesture: no part of what a page loads. */
const SymbolMenu = lazy(async () => ({ default: (await import('./SymbolMenu.tsx')).SymbolMenu }));

export interface SymbolKeysProps {
  /** Opens the detail of an instrument. */
  onOpen: (instrument: InstrumentRef) => void;
  children: ReactNode;
}

interface OpenMenu extends SymbolPlace {
  at: { x: number; y: number };
}

const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent | MouseEvent) => !altKey && !ctrlKey && !metaKey;

/**
 * Makes every symbol of the page lead everywhere: a press or Enter opens the detail, letters and a menu (right click,
 * long press, the menu key, Shift+F10) do the rest, on the symbol or the row that has the focus. One listener for the page:
 * a list of 5,000 rows has none.
 */
export function SymbolKeys({ onOpen, children }: SymbolKeysProps) {
  const page = useRef<HTMLDivElement>(null);
  const [areLettersOn] = usePreference('letterKeys');
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const act = useSymbolAct(onOpen);

  function openMenu(place: SymbolPlace, at?: OpenMenu['at']) {
    const box = place.element.getBoundingClientRect();
    setMenu({ ...place, at: at ?? { x: box.left, y: box.bottom } });
  }

  const longPress = useLongPress((target, at) => {
    const place = instrumentAt(target, page.current);
    if (place) openMenu(place, at);
  });

  function handleKey(event: KeyboardEvent) {
    if (event.defaultPrevented || hasOwnKeys(event.target) || !isPlain(event)) return;
    const place = instrumentAt(event.target, page.current);
    if (!place) return;
    if (asksForMenu(event)) {
      event.preventDefault();
      openMenu(place);
      return;
    }
    const action = actionOfKey(event.nativeEvent, areLettersOn);
    // Enter on a link or a button is its own press; on a cell it is ours.
    const isPress =
      action === 'detail' && event.target instanceof Element && event.target.closest('a, button');
    if (action === null || isPress) return;
    event.preventDefault();
    act(action, place.instrument);
  }

  function handleClick(event: MouseEvent) {
    if (longPress.hasJustFired()) {
      event.preventDefault();
      return;
    }
    const isSymbol = event.target instanceof Element && event.target.closest('[data-instrument]') !== null;
    const place = isSymbol ? instrumentAt(event.target, page.current) : null;
    // With a key held it is the browser's: a new tab, a new window.
    if (!place || event.defaultPrevented || !isPlain(event) || event.shiftKey) return;
    event.preventDefault();
    onOpen(place.instrument);
  }

  function handleContextMenu(event: MouseEvent) {
    if (hasOwnKeys(event.target)) return;
    const place = instrumentAt(event.target, page.current);
    if (!place) return;
    event.preventDefault();
    // Of the keyboard's own event the place is none.
    openMenu(
      place,
      event.clientX > 0 || event.clientY > 0 ? { x: event.clientX, y: event.clientY } : undefined,
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Hears what happens on the links inside
    <div
      ref={page}
      className="contents"
      onKeyDown={handleKey}
      onClick={handleClick}
      onContextMenu={handleContextMenu}
      {...longPress.handlers}
    >
      {children}
      {menu && (
        <Suspense>
          <SymbolMenu
            instrument={menu.instrument}
            at={menu.at}
            areLettersOn={areLettersOn}
            onAction={(action) => act(action, menu.instrument)}
            onClose={() => {
              setMenu(null);
              menu.element.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
