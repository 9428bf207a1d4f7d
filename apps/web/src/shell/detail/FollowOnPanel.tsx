import { IssuesDrawer } from './IssuesDrawer.tsx';

/** The drawer of follow-on offers and offers for sale. */
export const FollowOnPanel = () => <IssuesDrawer list="fo" />;
