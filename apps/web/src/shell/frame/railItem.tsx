import type { ReactNode } from 'react';

/** TanStack Router marks the link of the present page with aria-current; the look follows that mark. */
export function railItem({ isInBar = false } = {}): string {
  return [
    'group flex flex-col items-center gap-0.75 rounded-control px-0.5 text-center text-tick font-medium text-fg-muted',
    // A fifth of a phone holds the longest word of the bar, however large the letters of the page are.
    isInBar
      ? 'min-w-0 py-1 max-tablet:text-[min(var(--fs-tick),3.6vw)] low:min-h-11 low:flex-row low:justify-center low:gap-1.5 low:py-0'
      : 'pt-1.25 pb-1.75',
    'hover:text-fg aria-[current=page]:font-semibold aria-[current=page]:text-accent-text',
    'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
    'forced-colors:aria-[current=page]:text-system-highlight',
  ].join(' ');
}

export interface RailItemContentProps {
  icon: ReactNode;
  label: string;
}

/** A word is never broken: the rail is as wide as its longest one. */
export function RailItemContent({ icon, label }: RailItemContentProps) {
  return (
    <>
      <span className="grid h-7 w-11 max-w-full shrink-0 place-items-center rounded-full group-hover:bg-hover group-active:bg-pressed group-aria-[current=page]:bg-accent-soft">
        {icon}
      </span>
      <span className="line-clamp-2 max-w-full hyphens-none">{label}</span>
    </>
  );
}
