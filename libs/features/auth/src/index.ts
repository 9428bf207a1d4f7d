export { LoginPage, type LoginPageProps } from './pages/login/LoginPage.tsx';
