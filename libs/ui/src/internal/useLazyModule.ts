import { useCallback, useEffect, useRef, useState } from 'react';

export interface LazyModule<Module> {
  /** Null until it has arrived. */
  module: Module | null;
  isLoading: boolean;
  /** The last try failed: calling `load` again is the next one. */
  hasFailed: boolean;
  load: () => void;
}

type Loading = 'idle' | 'loading' | 'failed';

/**
 * Code that a press asks for. Unlike React's lazy() a failed load neither throws away the page around it nor is it
 * final: the next press tries again.
 *
 * @param load - the import(); which one it is must not change from render to render.
 */
export function useLazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  const [module, setModule] = useState<Module | null>(null);
  const [state, setState] = useState<Loading>('idle');
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  const start = useCallback(() => {
    setState('loading');
    latest.current().then(
      (loaded) => {
        // As a function, since a module may be one.
        setModule(() => loaded);
        setState('idle');
      },
      () => setState('failed'),
    );
  }, []);

  return { module, isLoading: state === 'loading', hasFailed: state === 'failed', load: start };
}
