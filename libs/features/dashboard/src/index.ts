export { DashboardPage, type DashboardPageProps } from './pages/dashboard/DashboardPage.tsx';
