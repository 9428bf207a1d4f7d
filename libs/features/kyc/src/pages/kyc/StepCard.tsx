import type { ReactNode } from 'react';

export interface StepCardProps {
  /** Absent where the content has a heading of its own. */
  title?: string;
  hint?: string;
  /** The way back at the left, the way on at the right; on phones the way on comes first. */
  footer: ReactNode;
  /** Stands under the card; on phones above the foot. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * One step of the wizard: what is asked, and the buttons that lead on and back. A card at a desk; on a phone the page
 * itself, with the buttons in a foot that stays in sight.
 */
export function StepCard({ title, hint, footer, note, children }: StepCardProps) {
  return (
    <div className="flex grow flex-col gap-5">
      <div className="max-tablet:contents tablet:overflow-hidden tablet:rounded-card tablet:border tablet:border-border tablet:bg-surface tablet:shadow-raised">
        <div className="grid grid-cols-1 gap-6 max-tablet:gap-5 tablet:p-8">
          {title !== undefined && (
            <div>
              <h2 className="text-heading wrap-anywhere">{title}</h2>
              {hint !== undefined && <p className="text-fg-muted">{hint}</p>}
            </div>
          )}
          {children}
        </div>
        <StepFoot>{footer}</StepFoot>
      </div>
      {note}
    </div>
  );
}

/** Where the buttons stand: at the end of the card, or at the lower edge of a phone's window, if it is not a low one. */
export function StepFoot({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3 border-t border-border bg-canvas px-8 py-4 max-tablet:order-last max-tablet:-mx-gutter max-tablet:mt-auto max-tablet:-mb-6 max-tablet:flex-col-reverse max-tablet:items-stretch max-tablet:bg-surface max-tablet:px-gutter max-tablet:py-3 max-tablet:tall:sticky max-tablet:tall:bottom-0 max-tablet:tall:z-sticky">
      {children}
    </div>
  );
}
