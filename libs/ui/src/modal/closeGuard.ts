export { useCloseGuard, useRequestClose } from './closeGuardContext.ts';
