import {
  BankIcon,
  IpoIcon,
  MoversIcon,
  NewsIcon,
  PauseIcon,
  PortfolioIcon,
  TrustIcon,
} from '@wealth/ui/icon';
import type { ReactNode } from 'react';

const icons: Readonly<Record<string, ReactNode>> = {
  diversification: <PortfolioIcon size="sm" />,
  borrowing: <BankIcon size="sm" />,
  'ipo-allotment': <IpoIcon size="sm" />,
  'stop-orders': <PauseIcon size="sm" />,
  liquidity: <MoversIcon size="sm" />,
  fraud: <TrustIcon size="sm" />,
};

/** What a lesson is about, for the eye; one that the operator has added wears the newspaper. */
export function lessonIconOf(id: string): ReactNode {
  return icons[id] ?? <NewsIcon size="sm" />;
}
