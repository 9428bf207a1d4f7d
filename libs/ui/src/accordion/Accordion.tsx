import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel as AriaDisclosurePanel,
} from 'react-aria-components/Disclosure';
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { ChevronDownIcon } from '../icon/icons.ts';
import { unfolding } from '../internal/unfolding.ts';

export interface DisclosureProps {
  title: ReactNode;
  /** At the end of the row, before the arrow: a badge or a few words. */
  note?: ReactNode;
  /** Found by the browser's search while it is closed. */
  children: ReactNode;
  /** @default 'h3' */
  headingLevel?: 'h2' | 'h3' | 'h4';
  isExpanded?: boolean;
  /** @default false */
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  isDisabled?: boolean;
}

interface RowProps extends DisclosureProps {
  id?: string;
}

const trigger =
  'flex min-h-row w-full cursor-pointer items-center gap-3 px-card py-2 text-left font-medium layered transition-layer duration-fast ' +
  'focus-visible:rounded-card focus-visible:-outline-offset-2 data-disabled:cursor-not-allowed data-disabled:text-fg-disabled forced-colors:data-disabled:text-system-disabled';

function Row({ title, note, children, headingLevel: Heading = 'h3', ...rest }: RowProps) {
  return (
    <AriaDisclosure {...rest} className="group/disclosure border-b border-border last:border-b-0">
      <Heading>
        <AriaButton slot="trigger" className={trigger}>
          <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
          {note !== undefined && <span className="text-detail font-normal text-fg-muted">{note}</span>}
          <span className="transition-transform duration-base group-data-expanded/disclosure:rotate-180">
            <ChevronDownIcon size="sm" />
          </span>
        </AriaButton>
      </Heading>
      <AriaDisclosurePanel className={unfolding}>
        <div className="px-card pb-card text-fg-muted">{children}</div>
      </AriaDisclosurePanel>
    </AriaDisclosure>
  );
}

/** A row that opens what lies beneath it. */
export function Disclosure(props: DisclosureProps) {
  return <Row {...props} />;
}

export interface AccordionItem extends Pick<DisclosureProps, 'title' | 'note' | 'isDisabled'> {
  id: string;
  content: ReactNode;
}

export interface AccordionProps extends Pick<DisclosureProps, 'headingLevel'> {
  items: readonly AccordionItem[];
  /** Ids. */
  expanded?: readonly string[];
  /** Ids. @default none */
  defaultExpanded?: readonly string[];
  onExpandedChange?: (expanded: string[]) => void;
  /** @default false — opening one closes the one before. */
  allowsMultiple?: boolean;
}

/** Rows that open in place, one at a time. Inside a flush Card. */
export function Accordion({ items, expanded, defaultExpanded, onExpandedChange, ...rest }: AccordionProps) {
  const { allowsMultiple = false, headingLevel } = rest;
  return (
    <AriaDisclosureGroup
      allowsMultipleExpanded={allowsMultiple}
      expandedKeys={expanded}
      defaultExpandedKeys={defaultExpanded}
      onExpandedChange={(keys) => onExpandedChange?.([...keys].map(String))}
    >
      {items.map(({ content, ...item }) => (
        <Row key={item.id} {...item} headingLevel={headingLevel}>
          {content}
        </Row>
      ))}
    </AriaDisclosureGroup>
  );
}
