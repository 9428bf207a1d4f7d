import { defineDrawer } from '@wealth/ui/drawer';
import type { DrawerPanels } from '@wealth/ui/drawer-host';

/** Terms, form and button are seen together. */
const issuesHeight = '94vh';
const issueTexts = ['issues', 'charges', 'parts', 'errors'] as const;

/** Drawer type → the panel that a feature brings. A type whose feature is not there yet is unknown, and logged as such. */
export const panels: DrawerPanels = {
  bonus: defineDrawer<'bonus'>({
    title: 'offers.title',
    isFullscreenOnMobile: true,
    namespaces: ['offers', 'parts'],
    load: async () => (await import('./detail/OffersDrawer.tsx')).OffersDrawer,
  }),
  compensation: defineDrawer<'compensation'>({
    title: 'claims.title',
    height: issuesHeight,
    isFullscreenOnMobile: true,
    namespaces: ['claims', 'parts', 'errors'],
    load: async () => (await import('./detail/ClaimDrawer.tsx')).ClaimDrawer,
  }),
  deposit: defineDrawer<'deposit'>({
    title: 'funds.depositTitle',
    isFullscreenOnMobile: true,
    namespaces: ['funds', 'parts', 'errors'],
    load: async () => (await import('./detail/DepositPanel.tsx')).DepositPanel,
  }),
  figure: defineDrawer<'figure'>({
    title: 'figures.title',
    placement: 'right',
    namespaces: ['figures', 'charges', 'parts'],
    load: async () => (await import('./detail/FigurePanel.tsx')).FigurePanel,
  }),
  fo: defineDrawer<'fo'>({
    title: 'issues.institutional',
    height: issuesHeight,
    isFullscreenOnMobile: true,
    namespaces: issueTexts,
    load: async () => (await import('./detail/FollowOnPanel.tsx')).FollowOnPanel,
  }),
  ipo: defineDrawer<'ipo'>({
    title: 'issues.ipo',
    height: issuesHeight,
    isFullscreenOnMobile: true,
    namespaces: issueTexts,
    load: async () => (await import('./detail/IpoPanel.tsx')).IpoPanel,
  }),
  loan: defineDrawer<'loan'>({
    title: 'search.loanName',
    height: issuesHeight,
    isFullscreenOnMobile: true,
    namespaces: ['loans', 'parts', 'errors'],
    load: async () => (await import('./detail/LoanPanel.tsx')).LoanPanel,
  }),
  order: defineDrawer<'order'>({
    title: 'orders.orderTitle',
    isFullscreenOnMobile: true,
    namespaces: ['orders', 'charges', 'parts'],
    load: async () => (await import('./detail/OrderPanel.tsx')).OrderPanel,
  }),
  otc: defineDrawer<'otc'>({
    title: 'blocks.title',
    height: issuesHeight,
    isFullscreenOnMobile: true,
    namespaces: ['blocks', ...issueTexts],
    load: async () => (await import('./detail/OtcDrawer.tsx')).OtcDrawer,
  }),
  stock: defineDrawer<'stock'>({
    title: 'market.stockTitle',
    namespaces: ['market', 'parts'],
    load: async () => (await import('./detail/StockPanel.tsx')).StockPanel,
  }),
  ticket: defineDrawer<'ticket'>({
    title: 'ticket.title',
    placement: 'right',
    namespaces: ['ticket', 'orders', 'charges', 'parts', 'errors'],
    load: async () => (await import('./detail/TicketPanel.tsx')).TicketPanel,
  }),
  withdraw: defineDrawer<'withdraw'>({
    title: 'funds.withdrawalTitle',
    isFullscreenOnMobile: true,
    namespaces: ['funds', 'parts', 'errors'],
    load: async () => (await import('./detail/WithdrawalPanel.tsx')).WithdrawalPanel,
  }),
};
