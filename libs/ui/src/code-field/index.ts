export { CodeField, type CodeFieldProps } from './CodeField.tsx';
export { englishCodeFieldTexts, type CodeFieldTexts } from './codeFieldTexts.ts';
export { useResendTimer, type ResendTimer } from './useResendTimer.ts';
export { browserTimers, type Timers } from '../internal/timers.ts';
