export { IndicesPage } from '@wealth/feature-market';
