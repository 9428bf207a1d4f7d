import { OverlayFooter } from '@wealth/ui/overlay-footer';
import type { ReactNode } from 'react';

/** The buttons of a panel over the ticket, the main one last; on a phone they share the width, and it stands on top. */
export function PanelActions({ children }: { children: ReactNode }) {
  return (
    <OverlayFooter>
      <div className="flex flex-wrap-reverse justify-end gap-3 max-tablet:*:grow">{children}</div>
    </OverlayFooter>
  );
}
