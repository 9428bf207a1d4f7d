export { HoldingPage } from '@wealth/feature-portfolio';
