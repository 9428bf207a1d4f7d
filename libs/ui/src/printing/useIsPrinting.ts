import { useSyncExternalStore } from 'react';

let isBetweenEvents = false;

function onPrint(listener: () => void) {
  const query = window.matchMedia('print');
  const begin = () => {
    isBetweenEvents = true;
    listener();
  };
  const end = () => {
    isBetweenEvents = false;
    listener();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  query.addEventListener('change', listener);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    query.removeEventListener('change', listener);
  };
}

const isPrinting = () => isBetweenEvents || window.matchMedia('print').matches;

/**
 * Whether the page is being put on paper: then all of it has to be there, however far it is from the window. Some browsers
 * tell by an event before they print, others by the medium.
 */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(onPrint, isPrinting);
}
