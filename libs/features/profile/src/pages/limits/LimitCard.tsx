import { Card } from '@wealth/ui/card';
import { useId, type ReactNode } from 'react';

export interface LimitCardProps {
  /** 20 px; not drawn on a phone, where the room belongs to the words. */
  icon: ReactNode;
  title: string;
  /** What the limit does, in a line. */
  text: string;
  /** In a word whether it counts. */
  state?: ReactNode;
  children: ReactNode;
}

/** A limit: what it is and does at the top, its state at the right, and beneath what sets it, in one line with the title. */
export function LimitCard({ icon, title, text, state, children }: LimitCardProps) {
  const titleId = useId();
  return (
    <Card>
      <section aria-labelledby={titleId} className="flex gap-4">
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-surface-sunken text-fg-muted max-tablet:hidden">
          {icon}
        </span>
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-4">
          <div className="grid grid-cols-1 gap-0.5">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h2 id={titleId} className="min-w-0 text-title wrap-anywhere">
                {title}
              </h2>
              {state}
            </div>
            <p className="max-w-116 text-detail text-fg-muted">{text}</p>
          </div>
          {children}
        </div>
      </section>
    </Card>
  );
}
