export { useKycApplications } from './kyc/useKycApplications.tsx';
export { ApplicationsPage, type ApplicationsPageProps } from './list/ApplicationsPage.tsx';
export { ApplicationPage, type ApplicationPageProps } from './status/ApplicationPage.tsx';
export { ApplicationWatch } from './parts/ApplicationWatch.tsx';
export { IssueCalendar, type IssueCalendarProps } from './issues/IssueCalendar.tsx';
export { OfferOfShare, type OfferOfShareProps } from './issues/OfferOfShare.tsx';
export { OpenIssues } from './issues/OpenIssues.tsx';
export { IssuesPanel, type IssuesPanelProps } from './issues/IssuesPanel.tsx';
