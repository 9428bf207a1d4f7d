import { createFileRoute } from '@tanstack/react-router';
import { MarketPage } from '@wealth/feature-market';

export const Route = createFileRoute('/_signed-in/market')({
  staticData: { title: 'market' },
  component: MarketPage,
});
