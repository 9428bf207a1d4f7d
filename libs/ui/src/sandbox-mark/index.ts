export { SandboxMark, type SandboxMarkProps } from './SandboxMark.tsx';
