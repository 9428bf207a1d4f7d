export { useKycApplications } from './kyc/useKycApplications.tsx';
export { useIssueApplications } from './list/useIssueApplications.tsx';
export { ApplicationsPage, type ApplicationsPageProps } from './list/ApplicationsPage.tsx';
export { ApplicationPage, type ApplicationPageProps } from './status/ApplicationPage.tsx';
export { OtcPanel, type OtcPanelProps } from './otc/OtcPanel.tsx';
export { ApplicationWatch } from './parts/ApplicationWatch.tsx';
export { IssueCalendar, type IssueCalendarProps } from './issues/IssueCalendar.tsx';
export { IssuesPanel, type IssuesPanelProps } from './issues/IssuesPanel.tsx';
