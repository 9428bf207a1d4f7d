import { useId, type ReactNode } from 'react';
import { isGroup, type MenuItem } from '../../core/serverMenu.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { menuIcon } from '../menu/menuIcon.ts';

export interface ServiceTreeProps {
  items: readonly MenuItem[];
  /** An entry was chosen: what holds the list closes. */
  onChoose?: (() => void) | undefined;
  /** The element that names the list. */
  labelledBy?: string | undefined;
}

interface GroupProps {
  item: MenuItem;
  onChoose: (() => void) | undefined;
}

function Group({ item, onChoose }: GroupProps) {
  const id = useId();
  return (
    <>
      <p id={id} className="pt-3 pb-1 text-caption font-semibold text-fg-muted wrap-anywhere">
        {item.title}
      </p>
      <ServiceTree items={item.children} onChoose={onChoose} labelledBy={id} />
    </>
  );
}

function Entry({ item, icon, onChoose }: GroupProps & { icon: ReactNode }) {
  return (
    <>
      <MenuEntry
        item={item}
        onChoose={onChoose}
        className="flex min-h-12 w-full items-center gap-3 font-medium text-fg wrap-anywhere aria-[current=page]:text-accent-text"
      >
        {icon}
        {item.title}
      </MenuEntry>
      {item.children.length > 0 && (
        <div className="ml-2.5 border-l border-border pl-5">
          <ServiceTree items={item.children} onChoose={onChoose} />
        </div>
      )}
    </>
  );
}

/** Entries of the server menu as a list, each above its children; a group is the name of its own. */
export function ServiceTree({ items, onChoose, labelledBy }: ServiceTreeProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map((item) => {
        const Icon = menuIcon(item.icon);
        return (
          <li key={item.path}>
            {isGroup(item) ? (
              <Group item={item} onChoose={onChoose} />
            ) : (
              <Entry item={item} icon={<Icon />} onChoose={onChoose} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
