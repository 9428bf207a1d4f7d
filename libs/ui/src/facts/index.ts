export { Fact, FactLine, Facts, type FactProps, type FactsProps } from './Facts.tsx';
