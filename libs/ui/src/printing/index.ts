export { useIsPrinting } from './useIsPrinting.ts';
export { PaperOnly } from './PaperOnly.tsx';
