export { Card, type CardProps, type CardState } from './Card.tsx';
export { cardStateOf, type CardStateTexts, type WidgetQuery } from './cardStateOf.ts';
