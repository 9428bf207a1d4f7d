export { CodeField, type CodeFieldProps } from './CodeField.tsx';
export { useResendTimer, type ResendTimer } from './useResendTimer.ts';
export { browserTimers, type Timers } from '../internal/timers.ts';
