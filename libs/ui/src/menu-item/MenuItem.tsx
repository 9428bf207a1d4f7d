import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel as AriaDisclosurePanel,
} from 'react-aria-components/Disclosure';
import { Link as AriaLink } from 'react-aria-components/Link';
import { ChevronDownIcon, ChevronRightIcon } from '../icon/icons.ts';
import { approachHandlers, type Approachable } from '../internal/approachHandlers.ts';
import { tv } from '../internal/tv.ts';
import { unfolding } from '../internal/unfolding.ts';

const styles = tv({
  slots: {
    root: [
      'flex min-h-12 w-full cursor-pointer items-center gap-3 py-1 text-left layered transition-layer duration-fast',
      'focus-visible:rounded-card focus-visible:-outline-offset-2 data-disabled:cursor-not-allowed data-disabled:text-fg-disabled forced-colors:data-disabled:text-system-disabled',
    ],
    label: 'min-w-0 flex-1 wrap-anywhere',
    trailing: 'text-detail text-fg-muted',
  },
  variants: {
    level: {
      top: { root: 'px-6 font-medium text-fg' },
      nested: { root: 'min-h-11 pr-6 pl-14 text-fg-muted' },
    },
  },
  defaultVariants: { level: 'top' },
});

interface ItemContent {
  children: ReactNode;
  /** 20 px, before the label. */
  icon?: ReactNode;
  /** A few words, a badge or a figure at the end of the row. */
  trailing?: ReactNode;
  isDisabled?: boolean;
}

export interface MenuItemProps extends ItemContent, Approachable {
  /** A link to a page; without it the item is a button. */
  href?: string;
  onPress?: () => void;
  /** @default 'top' — 'nested' stands inside a MenuGroup and has no icon of its own. */
  level?: 'top' | 'nested';
}

/** One row of a list of places or actions, as in the user drawer. */
export function MenuItem({
  children,
  icon,
  trailing,
  href,
  onPress,
  onApproach,
  isDisabled,
  level = 'top',
}: MenuItemProps) {
  const slots = styles({ level });
  const shared = {
    isDisabled,
    ...approachHandlers(onApproach),
    className: slots.root(),
    onPress: onPress ? () => onPress() : undefined,
  };
  const content = (
    <>
      {icon}
      <span className={slots.label()}>{children}</span>
      {trailing !== undefined && <span className={slots.trailing()}>{trailing}</span>}
      {level === 'top' && <ChevronRightIcon size="sm" />}
    </>
  );
  if (href === undefined) return <AriaButton {...shared}>{content}</AriaButton>;
  return (
    <AriaLink {...shared} href={href}>
      {content}
    </AriaLink>
  );
}

export interface MenuGroupProps {
  label: string;
  icon?: ReactNode;
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
  /** MenuItems of level 'nested'. */
  children: ReactNode;
}

/** A row that opens the rows beneath it in place. */
export function MenuGroup({ label, icon, isExpanded, onExpandedChange, children }: MenuGroupProps) {
  const slots = styles({ level: 'top' });
  return (
    <AriaDisclosure isExpanded={isExpanded} onExpandedChange={onExpandedChange} className="group/disclosure">
      <AriaButton slot="trigger" className={slots.root()}>
        {icon}
        <span className={slots.label()}>{label}</span>
        <span className="transition-transform duration-base group-data-expanded/disclosure:rotate-180">
          <ChevronDownIcon size="sm" />
        </span>
      </AriaButton>
      <AriaDisclosurePanel className={unfolding}>{children}</AriaDisclosurePanel>
    </AriaDisclosure>
  );
}
