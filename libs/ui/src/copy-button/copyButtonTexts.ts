/** What a CopyButton says. */
export interface CopyButtonTexts {
  /** Name of the button before it was pressed. */
  copy: (label: string) => string;
  /** Said for two seconds after a press. */
  copied: (label: string) => string;
  failed: string;
}

export const englishCopyButtonTexts: CopyButtonTexts = {
  copy: (label) => `Copy ${label}`,
  copied: (label) => `${label} has copied`,
  failed: 'Copy failed! Please try manually.',
};
