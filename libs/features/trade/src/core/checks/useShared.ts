import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** Answers what it is given, made of the objects that it has answered before wherever they say the same. */
function createSharing<Value>(): (next: Value) => Value {
  let last: Value | null = null;
  return (next) => {
    last = replaceEqualDeep(last, next);
    return last;
  };
}

/**
 * A value that is worked out anew, in the objects of the one before wherever these say the same: what shows a part of it is
 * memoised by that part, and renders when there is something else to show. Decimals are told apart by their object.
 */
export function useShared<Value>(value: Value): Value {
  const [share] = useState(createSharing<Value>);
  return share(value);
}
