export { SessionBadge, type SessionBadgeProps } from './SessionBadge.tsx';
