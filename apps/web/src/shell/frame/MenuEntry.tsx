import { Link } from '@tanstack/react-router';
import { openDrawer } from '@wealth/ui/drawer';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { MenuItem } from '../../core/serverMenu.ts';

export interface MenuEntryProps {
  item: MenuItem;
  className: string;
  /** It was chosen: what holds the list closes. */
  onChoose?: (() => void) | undefined;
  children: ReactNode;
}

/** An entry of the server's menu to press: a link to its page, or a button for its drawer. */
export function MenuEntry({ item, className, onChoose, children }: MenuEntryProps) {
  const { drawer, path } = item;
  if (drawer === null) {
    return (
      <Link to="/$" params={{ _splat: path.slice(1) }} onClick={onChoose} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <AriaButton
      aria-haspopup="dialog"
      className={className}
      onPress={() => {
        onChoose?.();
        openDrawer(drawer);
      }}
    >
      {children}
    </AriaButton>
  );
}
