// A file of its own: it comes when it comes near the view.
export { OpenIssues } from '@wealth/feature-applications';
