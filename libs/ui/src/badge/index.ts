export { Badge, Tag, type BadgeProps } from './Badge.tsx';
export { ConfigurationValue, type ConfigurationValueProps } from './ConfigurationValue.tsx';
export { TagButton, type TagButtonProps } from './TagButton.tsx';
export { TrustBadge, VipBadge, type TrustBadgeProps, type VipBadgeProps } from './rankBadges.tsx';
