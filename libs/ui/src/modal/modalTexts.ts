/** What a Modal says beyond the texts that all components share. */
export interface ModalTexts {
  /** Name of the handle that moves the dialog with the keyboard. */
  move: (title: string) => string;
  moveHint: string;
  /** Asked before a form closes that would lose what was typed. */
  discardQuestion: string;
  discard: string;
  keepEditing: string;
}

export const englishModalTexts: ModalTexts = {
  move: (title) => `Move the dialog ${title}`,
  moveHint: 'Arrow keys move the dialog. Home puts it back.',
  discardQuestion: 'Discard what you typed?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
};
