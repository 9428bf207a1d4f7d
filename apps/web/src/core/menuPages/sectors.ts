export { SectorsPage } from '@wealth/feature-market';
