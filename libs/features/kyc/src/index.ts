export { KycPage, type KycPageProps } from './pages/kyc/KycPage.tsx';
