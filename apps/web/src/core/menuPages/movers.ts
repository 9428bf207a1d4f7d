export { MoversPage } from '@wealth/feature-market';
