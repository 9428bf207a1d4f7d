import { IssuesDrawer } from './IssuesDrawer.tsx';

/** The drawer of IPOs. */
export const IpoPanel = () => <IssuesDrawer list="ipo" />;
