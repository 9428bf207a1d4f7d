import type { ReactNode, Ref } from 'react';
import { Heading as AriaHeading } from 'react-aria-components/Heading';

export interface OverlayTitleProps {
  title: string;
  /** How the title is set. */
  className?: string;
  /** The Sandbox mark, where the overlay covers that of the page. */
  mark?: ReactNode;
  /** The place that content of the overlay may fill with a head of its own, which stands for the title then. */
  headRef?: Ref<HTMLDivElement>;
}

/** The title of an overlay. Where large letters leave no room beside it, the mark goes below, and no word is torn apart. */
export function OverlayTitle({ title, className = '', mark, headRef }: OverlayTitleProps) {
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      {headRef && <div ref={headRef} className="peer min-w-0 grow basis-28 empty:hidden" />}
      <AriaHeading
        slot="title"
        className={`min-w-0 grow basis-28 wrap-anywhere peer-not-empty:sr-only ${className}`}
      >
        {title}
      </AriaHeading>
      {mark}
    </div>
  );
}
