import type { Page } from '@playwright/test';

/** @returns a function that answers what the page has written to the console as an error, or thrown, since its last call. */
export function listenToComplaints(page: Page): () => string[] {
  let complaints: string[] = [];
  // A stack trace of a failed play function carries the whole document.
  const complain = (text: string) => complaints.push(text.slice(0, 1000));
  page.on('pageerror', (error) => complain(error.message));
  page.on('console', (message) => {
    // An image that never loads is a story of its own; the browser's line about it is no complaint of ours.
    const isOfNetwork = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isOfNetwork) complain(message.text());
  });
  return () => {
    const taken = complaints;
    complaints = [];
    return taken;
  };
}
