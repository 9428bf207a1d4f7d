export { ClaimPage, type ClaimPageProps } from './status/ClaimPage.tsx';
export { ClaimPanel, type ClaimPanelProps } from './form/ClaimPanel.tsx';
export { ClaimWatch } from './parts/ClaimWatch.tsx';
export { useClaimApplications } from './list/useClaimApplications.tsx';
