import type { ReactNode } from 'react';
import {
  Header as AriaHeader,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger as AriaMenuTrigger,
  Popover as AriaPopover,
  Text as AriaText,
} from 'react-aria-components/Menu';
import { CheckIcon } from '../icon/icons.ts';
import { floating, inWindow } from '../internal/floating.ts';
import { tv } from '../internal/tv.ts';

const styles = tv({
  slots: {
    item: [
      'flex min-h-9.5 cursor-pointer items-center gap-3 rounded-control-inner px-2.5 py-1.5 outline-none pointer-coarse:min-h-11',
      'layered-option data-selected:bg-surface-selected data-selected:font-medium',
      'data-disabled:cursor-not-allowed data-disabled:text-fg-disabled',
      // Solid by name: outline-none above is a style of its own.
      'data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus data-focus-visible:outline-solid',
      'forced-colors:data-focused:bg-system-highlight forced-colors:data-focused:text-system-on-highlight forced-colors:data-focused:forced-color-adjust-none forced-colors:data-disabled:text-system-disabled',
    ],
  },
  variants: {
    isDestructive: { true: { item: 'text-negative' }, false: { item: 'text-fg' } },
  },
});

export interface MenuOption<Id extends string> {
  id: Id;
  label: string;
  /** A second line. */
  description?: string;
  /** The key that does the same without the menu, as it stands on the key. */
  keys?: string;
  /** 20 px, before the label. */
  icon?: ReactNode;
  isDisabled?: boolean;
  /** Loses or removes something. Ask before it is done. */
  isDestructive?: boolean;
  /** Goes to a page instead of calling `onAction`. */
  href?: string;
}

export interface MenuGroup<Id extends string> {
  id: string;
  /** Shown above its options; without it the group is told apart by a line. */
  title?: string;
  options: ReadonlyArray<MenuOption<Id>>;
  /** The option that holds at present: it carries a tick, and the group is a choice of one. */
  selectedId?: Id;
}

export interface MenuProps<Id extends string> {
  /** One Button or IconButton; pressing it opens the menu, which has its name. */
  trigger: ReactNode;
  groups: ReadonlyArray<MenuGroup<Id>>;
  /** An option was chosen; the menu has closed. */
  onAction: (id: Id) => void;
  /** @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Actions and choices behind one button. Letters and arrow keys move, Enter chooses, Escape closes. */
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { trigger, groups, onAction, placement = 'bottom end', isOpen, onOpenChange } = props;
  return (
    <AriaMenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover
        placement={placement}
        offset={6}
        className={`${floating} min-w-50`}
        style={{ maxWidth: inWindow(320) }}
      >
        <AriaMenu className="max-h-full overflow-y-auto p-1.5 outline-none">
          <MenuGroups groups={groups} onAction={onAction} />
        </AriaMenu>
      </AriaPopover>
    </AriaMenuTrigger>
  );
}

/** The options of a menu, whatever has opened it. */
export function MenuGroups<Id extends string>({
  groups,
  onAction,
}: Pick<MenuProps<Id>, 'groups' | 'onAction'>) {
  return groups.map((group) => <MenuGroupView key={group.id} group={group} onAction={onAction} />);
}

interface MenuGroupViewProps<Id extends string> {
  group: MenuGroup<Id>;
  onAction: (id: Id) => void;
}

function MenuGroupView<Id extends string>({ group, onAction }: MenuGroupViewProps<Id>) {
  const { id, title, options, selectedId } = group;
  const isChoice = selectedId !== undefined;
  return (
    <AriaMenuSection
      id={id}
      aria-label={title}
      selectionMode={isChoice ? 'single' : 'none'}
      selectedKeys={isChoice ? [selectedId] : []}
      disallowEmptySelection={isChoice}
      className="not-first:mt-1.5 not-first:border-t not-first:border-border not-first:pt-1.5"
    >
      {title !== undefined && (
        <AriaHeader className="px-2.5 py-1.5 text-caption font-medium text-fg-muted">{title}</AriaHeader>
      )}
      {options.map((option) => (
        <MenuOptionView key={option.id} option={option} onAction={() => onAction(option.id)} />
      ))}
    </AriaMenuSection>
  );
}

interface MenuOptionViewProps {
  option: MenuOption<string>;
  onAction: () => void;
}

function MenuOptionView({ option, onAction }: MenuOptionViewProps) {
  const { id, label, description, keys, icon, isDisabled, isDestructive = false, href } = option;
  return (
    <AriaMenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      href={href}
      onAction={href === undefined ? onAction : undefined}
      className={styles({ isDestructive }).item()}
    >
      {({ isSelected }) => (
        <>
          {icon}
          <span className="min-w-0 flex-1">
            <AriaText slot="label" className="block wrap-anywhere">
              {label}
            </AriaText>
            {description !== undefined && (
              <AriaText slot="description" className="block text-caption font-normal wrap-anywhere">
                {description}
              </AriaText>
            )}
          </span>
          {keys !== undefined && (
            // For the eye, and drawn by the style: the name of an option, which has all of its text, is what it does.
            <kbd
              aria-hidden="true"
              data-keys={keys}
              className="font-sans text-caption text-fg-muted after:content-[attr(data-keys)] forced-colors:text-inherit"
            />
          )}
          {isSelected && (
            <span className="grid text-accent-text forced-colors:text-inherit">
              <CheckIcon size="sm" />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}
