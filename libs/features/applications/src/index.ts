export { useKycApplications } from './kyc/useKycApplications.tsx';
export { ApplicationsPage, type ApplicationsPageProps } from './list/ApplicationsPage.tsx';
export { ApplicationWatch } from './parts/ApplicationWatch.tsx';
