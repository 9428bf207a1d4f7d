export { OrderStatusBadge, type OrderStatus, type OrderStatusBadgeProps } from './OrderStatusBadge.tsx';
export { englishOrderStatusTexts, type OrderStatusTexts } from './orderStatusTexts.ts';
