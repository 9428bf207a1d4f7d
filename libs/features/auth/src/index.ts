export { LoginPage, type LoginPageProps } from './pages/login/LoginPage.tsx';
export { openRegionChooser, preloadRegionChooser } from './pages/login/openRegionChooser.ts';
export type { AuthDialogOptions } from './pages/authDialog.ts';
