import type { PlacingWords } from '@wealth/placing';
import type { LoanRequest } from './loanPlacing.ts';
import { useLoanWords } from './useLoanWords.ts';

/** What the way of a request says at each step. */
export function usePlacingWords(kind: LoanRequest['kind']): PlacingWords {
  const { t } = useLoanWords();
  const place = {
    sign: t('placeSign'),
    repay: t('placeRepay'),
    pledge: t('placePledge'),
    release: t('placeRelease'),
    cancel: t('placeCancel'),
  }[kind];
  return {
    // The review, and what stands in its way.
    place,
    back: t('back'),
    sentAtLastDigit: t('sentAtLastDigit'),
    noPin: t('noPin'),
    pinAgain: t('pinAgain'),
    openIntent: (time) => t('openIntent', { time }),
    notConfirmed: t('notConfirmed'),
    placeAgain: t('placeAgain'),
    // What became of it.
    sendingTitle: t('sendingTitle'),
    sendingText: t('sendingText'),
    askingTitle: t('askingTitle'),
    askingText: t('askingText'),
    refusedTitle: t('refusedTitle'),
    refusedText: t('refusedText'),
    notPlacedTitle: t('notPlacedTitle'),
    notPlacedText: t('notPlacedText'),
    placeAnew: t('placeAnew'),
  };
}
