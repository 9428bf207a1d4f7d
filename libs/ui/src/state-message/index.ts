export { FailedPart, type FailedPartProps } from './FailedPart.tsx';
export { QuietFailures, useIsQuiet, type QuietFailuresProps } from './QuietFailures.tsx';
export { StateMessage, type StateMessageProps } from './StateMessage.tsx';
