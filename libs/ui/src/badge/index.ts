export { Badge, Tag, type BadgeProps } from './Badge.tsx';
export { englishBadgeTexts, type BadgeTexts } from './badgeTexts.ts';
export { TrustBadge, VipBadge, type TrustBadgeProps, type VipBadgeProps } from './rankBadges.tsx';
