import {
  formatCompact,
  maskedAmount,
  splitAmount,
  type AmountParts,
  type Formats,
} from '@wealth/i18n-locale';
import { tv, type VariantProps } from '../internal/tv.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';

const amount = tv({
  slots: { root: 'figure whitespace-nowrap tabular-nums', paise: '' },
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

type AmountFormats = Pick<Formats, 'splitAmount' | 'compact'>;

/** Without the client's own: the grouping of India, compact figures in k, M, B and T. */
const standardFormats: AmountFormats = { splitAmount, compact: formatCompact };

export interface AmountProps {
  /**
   * Rupees, or what the formats made of them: `formats.splitAmount(value)`, or a text where the paise need no form of
   * their own. A number that is none (null, NaN, an infinity) is shown as "—", never as a zero.
   */
  value: AmountParts | string | number | null | undefined;
  /** Writes a number in the client's region and compact units. @default India; k, M, B and T */
  formats?: AmountFormats;
  /** Shortens a number: ₹3.737M, or ₹37.37 L in Indian units. For axes, legends and market values only. */
  isCompact?: boolean;
  /** Puts a plus before a number above zero. A minus is always shown. */
  isSigned?: boolean;
  /** The client hides amounts: always the same width, so that the width tells nothing. */
  isMasked?: boolean;
  /** @default 'inline' — as the text around it; 'figure' 20 px; 'large' 32 px; 'hero' 44 px, 32 px on narrow screens. */
  form?: VariantProps<typeof amount>['form'];
}

function partsOf(props: Omit<AmountProps, 'form' | 'isMasked'>): AmountParts {
  const { value, formats = standardFormats, isCompact = false, isSigned = false } = props;
  if (typeof value === 'string') return { rupees: value, paise: '' };
  if (typeof value === 'object' && value !== null) return value;
  if (isCompact) return { rupees: formats.compact(value, { isSigned }), paise: '' };
  return formats.splitAmount(value, { isSigned });
}

/** A sum of money. In the large forms the paise are smaller and muted, never left out. */
export function Amount({ isMasked = false, form, ...rest }: AmountProps) {
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
  const { rupees, paise } = partsOf(rest);
  if (form === undefined || form === 'inline') return <span className={styles.root()}>{rupees + paise}</span>;
  return (
    <span className={styles.root()}>
      {rupees}
      {paise !== '' && <span className={styles.paise()}>{paise}</span>}
    </span>
  );
}
