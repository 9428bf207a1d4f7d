import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What is on its way to paper. */
export interface Printout<Content> {
  /** There while it is being printed. */
  content: Content | undefined;
  print: () => void;
  isReading: boolean;
}

/**
 * Prints more than the screen has read: all of it is read first, stands in a document that only paper shows, and goes with
 * it.
 *
 * @param read - All rows, and what is said of them.
 */
export function usePrintout<Content>(read: () => Promise<Content>): Printout<Content> {
  const { mutate, data, isPending, reset } = useMutation({ mutationFn: read });

  useEffect(() => {
    if (data === undefined) return;
    window.addEventListener('afterprint', reset);
    window.print();
    return () => window.removeEventListener('afterprint', reset);
  }, [data, reset]);

  return { content: data, print: () => mutate(), isReading: isPending };
}
