export { SessionBar, type SessionBarPart, type SessionBarProps } from './SessionBar.tsx';
export { SessionScale, type SessionScaleProps } from './SessionScale.tsx';
