export { useIsPrinting } from './useIsPrinting.ts';
