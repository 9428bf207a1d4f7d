/** What a language needs to write an amount out. Every part is a whole phrase, so that it may order words its way. */
export interface NumberWords {
  /** The words of 0 to 99, in order. */
  below100: readonly string[];
  hundred: string;
  thousand: string;
  lakh: string;
  crore: string;
  /** "one rupee", "fifty rupees": the number is written out already. */
  rupees: (words: string, isOne: boolean) => string;
  paise: (words: string, isOne: boolean) => string;
  /** "fifty rupees and ten paise" */
  rupeesAndPaise: (rupees: string, paise: string) => string;
  /** The end of a written amount, after which nothing can be added. */
  only: (amount: string) => string;
  below0: (amount: string) => string;
}
