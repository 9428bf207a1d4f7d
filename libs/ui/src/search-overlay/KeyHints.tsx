import type { ReactNode } from 'react';
import { searchOverlayTexts } from '@wealth/i18n-locale/ui/searchOverlay';
import { useUiText } from '../messages/UiTextsProvider.tsx';

/** A key as it is drawn on the keyboard. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="grid min-h-5 min-w-6 place-items-center rounded-mark border border-border bg-surface-sunken px-1.5 font-sans text-tick text-fg-muted">
      {children}
    </kbd>
  );
}

export interface KeyHintsProps {
  note?: ReactNode;
  /** Those that the active result takes with Alt. */
  letters: ReadonlyArray<{ letter: string; text: string }>;
}

/** Which keys do what; not on screens without room for them, which are those without keys. */
export function KeyHints({ note, letters }: KeyHintsProps) {
  const t = useUiText(searchOverlayTexts);
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-t border-border bg-surface-head px-5 py-2.5 text-caption text-fg-muted max-tablet:mt-auto max-tablet:justify-end">
      <span className="flex items-center gap-2 max-tablet:hidden">
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap>
        {t('hintMove')}
      </span>
      <span className="flex items-center gap-2 max-tablet:hidden">
        <KeyCap>{t('enterKey')}</KeyCap>
        {t('hintOpen')}
      </span>
      <span className="flex items-center gap-2 max-tablet:hidden">
        <KeyCap>{t('escapeKey')}</KeyCap>
        {t('hintClose')}
      </span>
      {letters.map(({ letter, text }) => (
        <span key={letter} className="flex items-center gap-2 max-tablet:hidden">
          <KeyCap>{t('altKey')}</KeyCap>
          <KeyCap>{letter}</KeyCap>
          {text}
        </span>
      ))}
      {note !== undefined && <span className="tablet:ml-auto">{note}</span>}
    </footer>
  );
}
