export { SessionBar, type SessionBarPart, type SessionBarProps } from './SessionBar.tsx';
