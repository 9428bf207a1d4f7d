// A file of its own: Discover does not wait for it.
export { IssueCalendarCard } from '@wealth/feature-applications';
