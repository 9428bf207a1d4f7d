export { NewsPreview, type NewsPreviewProps } from './pages/dashboard/NewsPreview.tsx';
export { DashboardPage, type DashboardPageProps } from './pages/dashboard/DashboardPage.tsx';
