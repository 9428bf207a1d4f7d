export { LoanDrawer, type LoanDrawerProps } from './apply/LoanDrawer.tsx';
export { useLoanApplications } from './list/useLoanApplications.tsx';
export { LoanPage, type LoanPageProps } from './loan/LoanPage.tsx';
export { LoanWatch } from './parts/LoanWatch.tsx';
export { CreditProductsPage, type CreditProductsPageProps } from './products/CreditProductsPage.tsx';
