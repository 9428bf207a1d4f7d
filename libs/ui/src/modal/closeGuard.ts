export { useCloseGuard, useRequestClose, useRequestLeave } from './CloseGuardContext.ts';
