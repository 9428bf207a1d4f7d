export { InstrumentsPage } from '@wealth/feature-market';
