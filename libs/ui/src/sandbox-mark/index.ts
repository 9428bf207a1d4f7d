export { SandboxFoot, SandboxMark, type SandboxMarkProps } from './SandboxMark.tsx';
