import { formatQuantity } from '@wealth/i18n-locale';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { SelectionIndicator as AriaSelectionIndicator } from 'react-aria-components/SelectionIndicator';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components/Tabs';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** Muted figure after the label. */
  count?: number;
  isDisabled?: boolean;
  /** Shown while the tab is selected. Left out when the tabs filter what stands below them. */
  content?: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Names the list of tabs for assistive technology; not shown. */
  'aria-label': string;
  items: ReadonlyArray<TabItem<Value>>;
  value: Value;
  onChange: (value: Value) => void;
  /** Before the tabs in their line: the title of a page that begins with its list. */
  lead?: ReactNode;
  /** What every tab shows, when the tabs filter it; a new one with each tab. */
  children?: ReactNode;
}

const tab =
  'relative flex min-h-9.5 shrink-0 cursor-pointer items-end gap-1.5 rounded-t-control-inner px-2 pb-2.5 font-medium whitespace-nowrap text-fg-muted layered transition-layer duration-fast ' +
  'data-hovered:text-fg data-selected:font-semibold data-selected:text-fg data-disabled:text-fg-disabled max-tablet:min-h-11 pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center ' +
  'forced-colors:data-disabled:text-system-disabled focus-visible:-outline-offset-2';

// Under the words alone; it slides there from the tab that was chosen before.
const underline =
  'absolute inset-x-2 bottom-0 h-0.5 bg-accent transition-[translate,width] duration-base ease-out forced-colors:bg-system-highlight forced-colors:forced-color-adjust-none';

/** Brings the chosen tab into view where the row of tabs scrolls. Not scrollIntoView: it would scroll the page too. */
function Label({ isSelected, children }: { isSelected: boolean; children: string }) {
  const label = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const chosen = label.current?.closest<HTMLElement>('[role="tab"]');
    const list = chosen?.closest('[role="tablist"]');
    if (!isSelected || !chosen || !list) return undefined;
    const reveal = () => {
      const end = chosen.offsetLeft + chosen.offsetWidth;
      if (chosen.offsetLeft < list.scrollLeft) list.scrollLeft = chosen.offsetLeft;
      if (end > list.scrollLeft + list.clientWidth) list.scrollLeft = end - list.clientWidth;
    };
    reveal();
    // A count that comes later, larger letters or a phone that is turned push it out again.
    const sizes = new ResizeObserver(reveal);
    sizes.observe(chosen);
    sizes.observe(list);
    return () => sizes.disconnect();
  }, [isSelected]);

  return <span ref={label}>{children}</span>;
}

/** The tabs in their line, beside the title where one stands there. */
function TabLine({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  if (lead === undefined) return children;
  return (
    <div className="flex flex-wrap items-end gap-x-6 border-b border-border">
      {lead}
      {children}
    </div>
  );
}

/** Views of one subject, one at a time. Arrow keys move along; a tab is chosen as it gets focus. */
export function Tabs<Value extends string>({
  items,
  value,
  onChange,
  lead,
  children,
  ...labelProps
}: TabsProps<Value>) {
  const countId = useId();
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => {
        const item = items.find((candidate) => candidate.value === key);
        if (item && item.value !== value) onChange(item.value);
      }}
    >
      <TabLine lead={lead}>
        <AriaTabList
          {...labelProps}
          className={`relative flex gap-2 overflow-x-auto ${lead === undefined ? '-mx-2 border-b border-border' : 'min-w-0'}`}
        >
          {items.map((item) => (
            <AriaTab
              key={item.value}
              id={item.value}
              isDisabled={item.isDisabled}
              aria-describedby={item.count === undefined ? undefined : `${countId}${item.value}`}
              className={tab}
            >
              {({ isSelected }) => (
                <>
                  <AriaSelectionIndicator className={underline} />
                  <Label isSelected={isSelected}>{item.label}</Label>
                  {item.count !== undefined && (
                    // A figure beside the name, and no part of it.
                    <span
                      id={`${countId}${item.value}`}
                      aria-hidden="true"
                      className="text-caption font-medium text-fg-subtle"
                    >
                      {formatQuantity(item.count)}
                    </span>
                  )}
                </>
              )}
            </AriaTab>
          ))}
        </AriaTabList>
      </TabLine>
      {items.map((item) => (
        <AriaTabPanel key={item.value} id={item.value} className="pt-4">
          {item.content ?? children}
        </AriaTabPanel>
      ))}
    </AriaTabs>
  );
}
