import { useStore } from '../internal/useStore.ts';
import { sandboxMark } from './sandboxMark.ts';

/** For a text or a layout that differs in a sandbox; the mark itself asks by itself. */
export function useIsSandbox(): boolean {
  return useStore(sandboxMark);
}
