import { useBreakpoint } from '@wealth/ui/breakpoint';
import type { ReactNode } from 'react';
import { AvailableToTrade } from './AvailableToTrade.tsx';
import { Greeting } from './Greeting.tsx';
import { HoldingsPreview } from './HoldingsPreview.tsx';
import { Indices } from './Indices.tsx';
import { MostActive } from './MostActive.tsx';
import { NetWorth } from './NetWorth.tsx';

export interface DashboardPageProps {
  /** Buttons of the app's in the card of available cash: deposit and withdraw. */
  actions?: ReactNode;
  /** The market trades at any hour, as in a sandbox. */
  isAlwaysOpen?: boolean | undefined;
}

/** Home: what the client owns, what can be traded with, and what the market does. */
export function DashboardPage({ actions, isAlwaysOpen = false }: DashboardPageProps) {
  // On a phone the client's own figure comes first; by order in the document, so that the keyboard follows the eye.
  const isPhone = useBreakpoint() === 'mobile';

  return (
    <div className="grid gap-grid">
      <Greeting isAlwaysOpen={isAlwaysOpen} />
      {!isPhone && <Indices />}
      <div className="grid gap-grid desktop:grid-cols-3">
        <div className="grid min-w-0 py-1 desktop:col-span-2">
          <NetWorth />
        </div>
        <AvailableToTrade actions={actions} />
      </div>
      {isPhone && <Indices />}
      <div className="grid gap-grid desktop:grid-cols-3">
        <div className="grid min-w-0 desktop:col-span-2">
          <HoldingsPreview />
        </div>
        <MostActive />
      </div>
    </div>
  );
}
