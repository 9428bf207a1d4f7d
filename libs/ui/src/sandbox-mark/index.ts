export { SandboxFoot, SandboxMark, type SandboxMarkProps } from './SandboxMark.tsx';
export { sandboxMark } from './sandboxMark.ts';
export { useIsSandbox } from './useIsSandbox.ts';
