export { useCloseGuard, useRequestClose } from './CloseGuardContext.ts';
