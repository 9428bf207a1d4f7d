import { sandboxMarkTexts } from '@wealth/i18n-locale/ui/sandboxMark';
import { SandboxIcon } from '../icon/icons.ts';
import { tv, type VariantProps } from '../internal/tv.ts';
import { keepUndimmed } from '../internal/undimmed.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { useIsSandbox } from './useIsSandbox.ts';

const mark = tv({
  slots: {
    root: 'inline-flex min-h-5.5 items-center gap-1.25 rounded-badge bg-brass-soft px-2 py-0.5 text-caption font-medium text-brass forced-colors:border',
    short: '',
    full: '',
  },
  variants: {
    form: {
      full: { short: 'hidden' },
      short: { short: 'print:hidden', full: 'sr-only print:not-sr-only' },
      responsive: { short: 'tablet:hidden print:hidden', full: 'max-tablet:sr-only print:not-sr-only' },
      fitted: { short: '@min-[50rem]:hidden print:hidden', full: '@max-[50rem]:sr-only print:not-sr-only' },
    },
  },
  defaultVariants: { form: 'full' },
});

export interface SandboxMarkProps {
  /**
   * @default 'full' — 'responsive' shortens it below 768 px, in headers; 'fitted' does in a container of less than 50 rem, where
   * other things stand beside it. Its accessible name is always the full text.
   */
  form?: VariantProps<typeof mark>['form'];
}

export interface SandboxFootProps {
  /** 'footer' where it is the only foot of the page. @default 'p' */
  element?: 'p' | 'footer';
}

/** The full words at the foot of a phone's page, whose head has room for the short ones only. */
export function SandboxFoot({ element: Element = 'p' }: SandboxFootProps) {
  const t = useUiText(sandboxMarkTexts);
  if (!useIsSandbox()) return null;
  return (
    <Element className="py-4 text-center text-caption text-fg-subtle tablet:hidden print:hidden">
      {t('full')}
    </Element>
  );
}

/**
 * Says that market and money are simulated; nothing where they are not. An overlay dims the page around it, never the
 * mark.
 */
export function SandboxMark({ form }: SandboxMarkProps) {
  const t = useUiText(sandboxMarkTexts);
  const styles = mark({ form });
  if (!useIsSandbox()) return null;
  return (
    <span ref={keepUndimmed} className={styles.root()}>
      <SandboxIcon size="xs" />
      <span aria-hidden="true" className={styles.short()}>
        {t('short')}
      </span>
      <span className={styles.full()}>{t('full')}</span>
    </span>
  );
}
