import { maskedAmount, type AmountParts } from '@wealth/i18n-locale';
import { tv, type VariantProps } from '../internal/tv.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';

const amount = tv({
  slots: { root: 'whitespace-nowrap tabular-nums', paise: '' },
  variants: {
    form: {
      inline: {},
      figure: { root: 'text-heading' },
      large: { root: 'text-figure', paise: 'text-page font-normal text-fg-subtle' },
      hero: {
        root: 'text-figure desktop:text-hero',
        paise: 'text-page font-normal text-fg-subtle desktop:text-figure desktop:font-normal',
      },
    },
  },
  defaultVariants: { form: 'inline' },
});

export interface AmountProps {
  /** From the formats: `formats.splitAmount(value)`, or a text where the paise need no form of their own. */
  value: AmountParts | string;
  /** The client hides amounts: always the same width, so that the width tells nothing. */
  isMasked?: boolean;
  /** @default 'inline' — as the text around it; 'figure' 20 px; 'large' 32 px; 'hero' 44 px, 32 px on narrow screens. */
  form?: VariantProps<typeof amount>['form'];
}

/** A sum of money. In the large forms the paise are smaller and muted, never left out. */
export function Amount({ value, isMasked = false, form }: AmountProps) {
  const messages = useUiMessages();
  const styles = amount({ form });
  if (isMasked) {
    return (
      <span className={styles.root()}>
        <span aria-hidden="true">{maskedAmount}</span>
        <span className="sr-only">{messages.amountHidden}</span>
      </span>
    );
  }
  if (typeof value === 'string') return <span className={styles.root()}>{value}</span>;
  return (
    <span className={styles.root()}>
      {value.rupees}
      {value.paise !== '' && <span className={styles.paise()}>{value.paise}</span>}
    </span>
  );
}
