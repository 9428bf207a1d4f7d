import { useCallback, useRef } from 'react';

/**
 * The key under which something is sent: the same for the same content, so that a press after a lost answer does it once;
 * another one for another content. The same function between renders.
 */
export function useIntentKey(): (content: string) => string {
  const intent = useRef<{ content: string; key: string } | null>(null);
  return useCallback((content) => {
    if (intent.current?.content !== content) intent.current = { content, key: crypto.randomUUID() };
    return intent.current.key;
  }, []);
}
