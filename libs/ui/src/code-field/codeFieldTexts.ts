/** What a CodeField says. Times are minutes and seconds ("0:42"). */
export interface CodeFieldTexts {
  sendCode: string;
  askAgain: string;
  askAgainIn: (time: string) => string;
  /** Spoken once, when a code was asked for. */
  codeSent: string;
  /** Spoken once, when the wait is over. */
  mayAskAgain: string;
}

export const englishCodeFieldTexts: CodeFieldTexts = {
  sendCode: 'Send code',
  askAgain: 'Ask again',
  askAgainIn: (time) => `Ask again in ${time}`,
  codeSent: 'The code was sent.',
  mayAskAgain: 'You can ask for the code again.',
};
