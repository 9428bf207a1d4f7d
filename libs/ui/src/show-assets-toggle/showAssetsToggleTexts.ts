/** Names of the button in its two states. */
export interface ShowAssetsToggleTexts {
  hide: string;
  show: string;
}

export const englishShowAssetsToggleTexts: ShowAssetsToggleTexts = {
  hide: 'Hide values',
  show: 'Show values',
};
