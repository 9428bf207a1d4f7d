export { CostBreakdown, type CostBreakdownProps, type CostLine } from './CostBreakdown.tsx';
