/** What a ComboBox says. */
export interface ComboBoxTexts {
  /** Name of the button that opens the list. */
  showOptions: (label: string) => string;
  /** Name of the list. */
  optionsOf: (label: string) => string;
  loading: string;
  noResults: string;
  /** Spoken when the list opens and when typing changes it. */
  optionsAvailable: (count: number) => string;
}

export const englishComboBoxTexts: ComboBoxTexts = {
  showOptions: (label) => `Show options of ${label}`,
  optionsOf: (label) => `Options of ${label}`,
  loading: 'Loading...',
  noResults: 'No results found.',
  optionsAvailable: (count) => `${count} ${count === 1 ? 'option' : 'options'} available.`,
};
