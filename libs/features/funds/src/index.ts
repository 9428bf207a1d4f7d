export { BankAccountWatch } from './accounts/BankAccountWatch.tsx';
export { BankSection, type BankSectionProps } from './accounts/BankSection.tsx';
export { DepositDrawer, type DepositDrawerProps } from './deposit/DepositDrawer.tsx';
export { DepositWatch } from './deposit/DepositWatch.tsx';
export { draftDepositOf } from './deposit/draftDepositOf.ts';
export { RecordsPage } from './records/RecordsPage.tsx';
export { WithdrawalDrawer, type WithdrawalDrawerProps } from './withdrawal/WithdrawalDrawer.tsx';
export { WithdrawalWatch } from './withdrawal/WithdrawalWatch.tsx';
