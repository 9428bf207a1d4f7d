import type { ReactNode } from 'react';
import {
  OverlayArrow as AriaOverlayArrow,
  Tooltip as AriaTooltip,
  TooltipTrigger as AriaTooltipTrigger,
} from 'react-aria-components/Tooltip';

/** Milliseconds that the pointer rests before the text shows; the keyboard's focus shows it at once. */
const delayMs = 500;
/** Milliseconds in which the pointer may cross the gap to the text. */
const closeDelayMs = 200;

export interface TooltipProps {
  /** A few words; nobody on a touch screen sees them, so nothing that is needed. */
  text: string;
  /** One Button, IconButton or Link; not a disabled one, which takes no focus. */
  children: ReactNode;
  /** @default 'top' — the other side where there is no room. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Shows it from outside. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Says more about a control while the pointer or the focus is on it. Escape hides it. */
export function Tooltip({ text, children, placement = 'top', isOpen, onOpenChange }: TooltipProps) {
  return (
    <AriaTooltipTrigger delay={delayMs} closeDelay={closeDelayMs} isOpen={isOpen} onOpenChange={onOpenChange}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={8}
        // React Aria sets a z-index of its own on the element.
        className="group z-tooltip! max-w-70 rounded-control-inner bg-tooltip px-2.5 py-1.75 text-caption font-medium wrap-anywhere text-on-tooltip transition-opacity duration-fast data-entering:opacity-0 data-exiting:opacity-0 forced-colors:border"
      >
        <AriaOverlayArrow className="grid">
          <svg
            width={10}
            height={5}
            viewBox="0 0 10 5"
            aria-hidden="true"
            className="fill-tooltip group-data-[placement=bottom]:rotate-180 group-data-[placement=left]:-rotate-90 group-data-[placement=right]:rotate-90 forced-colors:fill-system-text"
          >
            <path d="M0 0h10L5 5z" />
          </svg>
        </AriaOverlayArrow>
        {text}
      </AriaTooltip>
    </AriaTooltipTrigger>
  );
}
