export { CostBreakdown, type CostBreakdownProps, type CostLine } from './CostBreakdown.tsx';
export { englishCostBreakdownTexts, type CostBreakdownTexts } from './costBreakdownTexts.ts';
