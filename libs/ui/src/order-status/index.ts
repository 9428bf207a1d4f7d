export { OrderStatusBadge, type OrderStatus, type OrderStatusBadgeProps } from './OrderStatusBadge.tsx';
