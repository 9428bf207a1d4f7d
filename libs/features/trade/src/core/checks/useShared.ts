import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** Returns each value with the objects of the value before wherever they are equal. */
function createSharing<Value>(): (next: Value) => Value {
  let last: Value | null = null;
  return (next) => {
    last = replaceEqualDeep(last, next);
    return last;
  };
}

/**
 * A value that is worked out again, in the objects of the one before wherever these say the same: what shows a part of it is
 * memoised by that part, and renders when there is something else to show. Decimals are told apart by their object.
 */
export function useShared<Value>(value: Value): Value {
  const [share] = useState(createSharing<Value>);
  return share(value);
}
