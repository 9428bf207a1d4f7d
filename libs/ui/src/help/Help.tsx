import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Popover } from '../popover/Popover.tsx';

export interface HelpProps {
  /** The word or the abbreviation that is explained: "IOC". */
  term: string;
  /** Names the button: "What is IOC?". */
  label: string;
  /** Two or three sentences. */
  children: ReactNode;
}

const mark =
  'touch-target inline-grid size-4.5 shrink-0 cursor-pointer place-items-center rounded-full border border-border-control text-caption leading-none font-semibold text-fg-muted layered transition-layer data-hovered:text-fg';

/** A question mark beside a word of the trade: pressing it says what the word means. */
export function Help({ term, label, children }: HelpProps) {
  return (
    <Popover
      title={term}
      placement="bottom start"
      trigger={
        <AriaButton aria-label={label} className={mark}>
          <span aria-hidden="true">?</span>
        </AriaButton>
      }
    >
      <div className="grid gap-2 text-detail">{children}</div>
    </Popover>
  );
}
