import { useRef } from 'react';
import { Menu as AriaMenu, Popover as AriaPopover } from 'react-aria-components/Menu';
import { floating, inWindow } from '../internal/floating.ts';
import { MenuGroups, type MenuProps } from './Menu.tsx';

export interface ContextMenuProps<Id extends string> extends Pick<MenuProps<Id>, 'groups' | 'onAction'> {
  /** Names what the menu is about; not shown. */
  'aria-label': string;
  /** CSS pixels in the window: where the pointer is, or the corner of what has the focus. */
  at: { x: number; y: number };
  /** An option was chosen, or it was left by Escape or a press outside. */
  onClose: () => void;
}

/**
 * What can be done with the thing under the pointer or the focus. Its owner opens it by a right click, a long press, the
 * menu key and Shift+F10, and offers the same by a button somewhere: a gesture is never the only way.
 */
export function ContextMenu<Id extends string>({
  groups,
  onAction,
  at,
  onClose,
  ...label
}: ContextMenuProps<Id>) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span
        ref={anchor}
        aria-hidden="true"
        className="pointer-events-none fixed size-px"
        style={{ left: at.x, top: at.y }}
      />
      <AriaPopover
        {...label}
        isOpen
        triggerRef={anchor}
        placement="bottom start"
        offset={2}
        className={`${floating} min-w-50`}
        style={{ maxWidth: inWindow(320) }}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <AriaMenu
          {...label}
          autoFocus="first"
          className="max-h-full overflow-y-auto p-1.5 outline-none"
          onClose={onClose}
        >
          <MenuGroups groups={groups} onAction={onAction} />
        </AriaMenu>
      </AriaPopover>
    </>
  );
}
