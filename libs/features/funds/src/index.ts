export { AccountsLinkCard } from './accounts/AccountsLinkCard.tsx';
export { BankAccountWatch } from './accounts/BankAccountWatch.tsx';
export { AccountsPage, type AccountsPageProps } from './accounts/AccountsPage.tsx';
export { MoneyDrawer, type MoneyDrawerProps } from './money/MoneyDrawer.tsx';
export { RecordPage, type RecordPageProps } from './records/RecordPage.tsx';
export { RecordsPage, type RecordsPageProps } from './records/RecordsPage.tsx';
export { StatementPage, type StatementPageProps } from './records/StatementPage.tsx';
