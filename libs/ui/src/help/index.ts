export { Help, type HelpProps } from './Help.tsx';
