/** What a TextArea says. */
export interface TextAreaTexts {
  /** How much of the room is used up, in characters, formatted. */
  charactersUsed: (used: string, limit: string) => string;
}

export const englishTextAreaTexts: TextAreaTexts = {
  charactersUsed: (used, limit) => `${used} of ${limit} characters`,
};
