import type { MenuItem } from '../../core/serverMenu.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { menuIcon } from '../menu/menuIcon.ts';

export interface ServiceTreeProps {
  items: readonly MenuItem[];
  /** An entry was chosen: what holds the list closes. */
  onChoose?: () => void;
}

/** Entries of the server menu as a list, each above its children. */
export function ServiceTree({ items, onChoose }: ServiceTreeProps) {
  return (
    <ul>
      {items.map((item) => {
        const Icon = menuIcon(item.icon);
        return (
          <li key={item.path}>
            <MenuEntry
              item={item}
              onChoose={onChoose}
              className="flex min-h-12 w-full items-center gap-3 font-medium text-fg wrap-anywhere aria-[current=page]:text-accent-text"
            >
              <Icon />
              {item.title}
            </MenuEntry>
            {item.children.length > 0 && (
              <div className="ml-2.5 border-l border-border pl-5">
                <ServiceTree items={item.children} onChoose={onChoose} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
