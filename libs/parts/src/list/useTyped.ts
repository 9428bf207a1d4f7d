import { useState } from 'react';

/** What is typed into a field until it is part of the address; it follows the address where that changes otherwise. */
export function useTyped(asked: string) {
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  // Back, a chip or a link have changed it.
  if (seen !== asked) {
    setSeen(asked);
    setTyped(asked);
  }
  return [typed, setTyped] as const;
}
