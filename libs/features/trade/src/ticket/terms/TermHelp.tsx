import type { PlainMessageKey } from '@wealth/i18n-locale';
import { Help } from '@wealth/ui/help';
import type { ReactNode } from 'react';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

/** Words of the trade that a beginner cannot know. */
export type Term = 'sl' | 'slm' | 'ioc' | 'gtt' | 'ltp' | 'settlement' | 'band';

const terms = {
  sl: ['helpSl', 'typeHelpSl'],
  slm: ['helpSlm', 'typeHelpSlmUnknown'],
  ioc: ['helpIoc', 'validityHelpIoc'],
  gtt: ['helpGtt', 'helpGttText'],
  ltp: ['helpLtp', 'helpLtpText'],
  settlement: ['helpSettlement', 'helpSettlementText'],
  band: ['helpBand', 'helpBandText'],
} as const satisfies Record<Term, readonly [PlainMessageKey<'ticket'>, PlainMessageKey<'ticket'>]>;

/** One question mark a word: it says in full what the word stands for, and what it does. */
export function TermHelp({
  term,
  children,
}: {
  term: Term;
  /** What more there is to say now. */ children?: ReactNode;
}) {
  const { t } = useTicketWords();
  const [name, text] = terms[term];
  return (
    <Help term={t(name)} label={t('whatIs', { term: t(name) })}>
      <p>{t(text)}</p>
      {children}
    </Help>
  );
}
