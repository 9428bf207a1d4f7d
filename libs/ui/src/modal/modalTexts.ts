/** What a Modal says beyond the texts that all components share. */
export interface ModalTexts {
  /** Name of the handle that moves the dialog with the keyboard. */
  move: (title: string) => string;
  moveHint: string;
}

export const englishModalTexts: ModalTexts = {
  move: (title) => `Move the dialog ${title}`,
  moveHint: 'Arrow keys move the dialog. Home puts it back.',
};
