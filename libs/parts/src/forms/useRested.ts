import { useEffect, useState } from 'react';

/** Milliseconds without a key before the server is asked. */
const restMs = 300;

/** What is typed, once it has been left alone for a moment; null until then. */
export function useRested<Draft>(draft: Draft | null): Draft | null {
  const [rested, setRested] = useState(draft);
  const text = JSON.stringify(draft);
  const [seen, setSeen] = useState(text);
  useEffect(() => {
    if (text === seen) return undefined;
    const timer = setTimeout(() => {
      setSeen(text);
      setRested(draft);
    }, restMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- An equal draft in a new object is the same one.
  }, [text, seen]);
  return text === seen ? rested : null;
}
