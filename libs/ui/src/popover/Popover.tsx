import type { ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger as AriaDialogTrigger } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { floating, inWindow } from '../internal/floating.ts';
import { ScrollBox } from '../internal/ScrollBox.tsx';

export interface PopoverActions {
  close: () => void;
}

export interface PopoverProps {
  /** One Button or IconButton; pressing it opens and closes. */
  trigger: ReactNode;
  /** Names the popover, and stands at its top. */
  title: string;
  /** After the title: a badge ("2 new"). */
  note?: ReactNode;
  /** At the right of the title: one small action ("Mark all read"). */
  action?: ReactNode;
  children: ReactNode | ((actions: PopoverActions) => ReactNode);
  /** Links and actions under the content, always in sight. */
  footer?: ReactNode | ((actions: PopoverActions) => ReactNode);
  /** Pixels, never more than the viewport; 404 for notices. @default 320 */
  width?: number;
  /** The content reaches the edges, as rows do. @default false */
  isFlush?: boolean;
  /** @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'top' | 'right top';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** The dialog inside has the name; the box around it has no role and must have none. */
const withoutName = { 'aria-labelledby': '' };

/** More about the control that opened it, beside it; the page is not dimmed. Escape and a press outside close it. */
export function Popover(props: PopoverProps) {
  const { trigger, title, note, action, children, footer, isOpen, onOpenChange } = props;
  const { width = 320, isFlush = false, placement = 'bottom end' } = props;
  return (
    <AriaDialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover
        placement={placement}
        offset={6}
        className={floating}
        style={{ width, maxWidth: inWindow() }}
        {...withoutName}
      >
        {/* The popover's height is what its place on the screen leaves; the content scrolls in what remains of it. */}
        <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
          {(actions) => (
            <>
              <div className="flex min-h-14 flex-wrap items-center gap-2 border-b border-border py-2 pr-3 pl-4">
                <AriaHeading slot="title" className="text-title wrap-anywhere">
                  {title}
                </AriaHeading>
                {note}
                {action !== undefined && <span className="ml-auto">{action}</span>}
              </div>
              <ScrollBox
                className={`min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2 ${isFlush ? '' : 'p-4'}`}
              >
                {typeof children === 'function' ? children(actions) : children}
              </ScrollBox>
              {footer !== undefined && (
                <div className="flex flex-wrap items-center justify-between gap-3 border-t border-border bg-surface-head px-4 py-2.5">
                  {typeof footer === 'function' ? footer(actions) : footer}
                </div>
              )}
            </>
          )}
        </AriaDialog>
      </AriaPopover>
    </AriaDialogTrigger>
  );
}
