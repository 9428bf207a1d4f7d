export { LoginPage, type LoginPageProps } from './pages/login/LoginPage.tsx';
export { regionDialog } from './pages/login/regionDialog.ts';
