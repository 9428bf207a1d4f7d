export { LoginPage, type LoginPageProps } from './pages/login/LoginPage.tsx';
export { openRegionSettings } from './pages/login/openRegionSettings.ts';
