export { Badge, Tag, type BadgeProps } from './Badge.tsx';
export { TrustBadge, VipBadge, type TrustBadgeProps, type VipBadgeProps } from './rankBadges.tsx';
