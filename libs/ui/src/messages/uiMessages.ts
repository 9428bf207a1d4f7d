/** Every text that a component of this library says on its own. Texts with a value are functions of it. */
export interface UiMessages {
  /** Name of the button that empties a field. */
  clearField: (label: string) => string;
  showPassword: string;
  close: string;
  confirm: string;
  cancel: string;
  /** Title of a modal that was given none. */
  modal: string;
  loading: string;
  retry: string;
  loadFailedTitle: string;
  loadFailedText: string;
  /** Of a part whose failure one notice above the page tells. */
  notLoadedSeeAbove: string;
  emptyTitle: string;
  offlineTitle: string;
  offlineText: string;
  /** Name of the region that holds toasts. */
  notifications: string;
  pageLoading: string;
  sandboxMark: string;
  sandboxMarkShort: string;
  marketOpen: string;
  marketClosed: string;
  marketPreOpen: string;
  /** Said instead of an amount that the client has masked. */
  amountHidden: string;
  /** Percentage points without a sign, formatted ("0.84"); the direction is in the words. */
  changeUp: (percent: string) => string;
  changeDown: (percent: string) => string;
  changeNone: string;
  /** Name of the avatar of a client whose name is known. */
  avatarOf: (name: string) => string;
  avatar: string;
}

/** What a component says when no provider is above it: stories, tests and the first paint need none. */
export const englishUiMessages: UiMessages = {
  clearField: (label) => `Clear ${label}`,
  showPassword: 'Show password',
  close: 'Close',
  confirm: 'Confirm',
  cancel: 'Cancel',
  modal: 'Modal',
  loading: 'Loading...',
  retry: 'Retry',
  loadFailedTitle: 'This could not be loaded.',
  loadFailedText: 'Nothing was changed. Please try again in a moment.',
  notLoadedSeeAbove: 'Not loaded. See above.',
  emptyTitle: 'Nothing here yet',
  offlineTitle: 'You are offline',
  offlineText: 'We will reconnect on our own.',
  notifications: 'Notifications',
  pageLoading: 'Loading page',
  sandboxMark: 'Sandbox: simulated market and money',
  sandboxMarkShort: 'Sandbox',
  marketOpen: 'Market open',
  marketClosed: 'Market closed',
  marketPreOpen: 'Pre-open',
  amountHidden: 'Amount hidden',
  changeUp: (percent) => `up ${percent} percent`,
  changeDown: (percent) => `down ${percent} percent`,
  changeNone: 'unchanged',
  avatarOf: (name) => `Avatar of ${name}`,
  avatar: 'Avatar',
};
