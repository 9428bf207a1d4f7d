export { Badge, Tag, type BadgeProps } from './Badge.tsx';
