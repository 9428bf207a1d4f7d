export { Card, type CardProps, type CardState } from './Card.tsx';
