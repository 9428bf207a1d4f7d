import type { ReactNode } from 'react';

/** TanStack Router marks the link of the present page with aria-current; the look follows that mark. */
export function railItem(): string {
  return [
    'group flex flex-col items-center gap-0.75 rounded-control px-0.5 pt-1.25 pb-1.75 text-center text-tick font-medium text-fg-muted',
    'hover:text-fg aria-[current=page]:font-semibold aria-[current=page]:text-accent-text',
    'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
    'forced-colors:aria-[current=page]:text-system-highlight',
  ].join(' ');
}

export interface RailItemContentProps {
  icon: ReactNode;
  label: string;
}

export function RailItemContent({ icon, label }: RailItemContentProps) {
  return (
    <>
      <span className="grid h-7 w-11 place-items-center rounded-full group-hover:bg-hover group-active:bg-pressed group-aria-[current=page]:bg-accent-soft">
        {icon}
      </span>
      <span className="line-clamp-2 w-full break-words">{label}</span>
    </>
  );
}
