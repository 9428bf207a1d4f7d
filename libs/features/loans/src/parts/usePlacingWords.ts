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
    askingText: t('askingText'),
    askingTitle: t('askingTitle'),
    back: t('back'),
    noPin: t('noPin'),
    notConfirmed: t('notConfirmed'),
    notPlacedText: t('notPlacedText'),
    notPlacedTitle: t('notPlacedTitle'),
    openIntent: (time) => t('openIntent', { time }),
    pinAgain: t('pinAgain'),
    place,
    placeAgain: t('placeAgain'),
    placeAnew: t('placeAnew'),
    refusedText: t('refusedText'),
    refusedTitle: t('refusedTitle'),
    sendingText: t('sendingText'),
    sendingTitle: t('sendingTitle'),
    sentAtLastDigit: t('sentAtLastDigit'),
  };
}
