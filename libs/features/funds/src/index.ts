export { BankAccountWatch } from './accounts/BankAccountWatch.tsx';
export { BankSection, type BankSectionProps } from './accounts/BankSection.tsx';
export { MoneyDrawer, type MoneyDrawerProps } from './money/MoneyDrawer.tsx';
export { RecordsPage } from './records/RecordsPage.tsx';
