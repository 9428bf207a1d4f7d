export { SandboxFoot, SandboxMark, type SandboxFootProps, type SandboxMarkProps } from './SandboxMark.tsx';
export { sandboxMark } from './sandboxMark.ts';
export { useIsSandbox } from './useIsSandbox.ts';
