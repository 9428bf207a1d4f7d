import {
  formatCompact,
  maskedAmount,
  splitAmount,
  type AmountParts,
  type Formats,
} from '@wealth/i18n-locale';
import { amountTexts } from '@wealth/i18n-locale/ui/amount';
import { figureWidth } from '../internal/figureWidth.ts';
import { FittedFigure } from '../internal/FittedFigure.tsx';
import { tv, type VariantProps } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';

const amount = tv({
  slots: { root: 'figure whitespace-nowrap tabular-nums', sign: '', paise: '' },
  variants: {
    form: {
      inline: {},
      caption: {},
      fitted: {},
      figure: {},
      large: { sign: 'figure-sign text-fg-muted', paise: 'figure-paise text-fg-subtle' },
      hero: { sign: 'figure-sign text-fg-muted', paise: 'figure-paise text-fg-subtle' },
    },
  },
  defaultVariants: { form: 'inline' },
});

const sizeOf = {
  caption: 'caption',
  fitted: 'body',
  figure: 'heading',
  large: 'large',
  hero: 'hero',
} as const;

/** What the rupee sign and the paise keep of the size of the figure, in the large forms. */
const signRatio = 0.7;
const paiseRatio = 0.55;

type AmountFormats = Pick<Formats, 'splitAmount' | 'compact'>;

/** Without the client's own: the grouping and the compact figures of India. */
const standardFormats: AmountFormats = { splitAmount, compact: formatCompact };

export interface AmountProps {
  /**
   * Rupees, or what the formats made of them: `formats.splitAmount(value)`, or a text where the paise need no form of
   * their own. A number that is none (null, NaN, an infinity) is shown as "—", never as a zero.
   */
  value: AmountParts | string | number | null | undefined;
  /** Writes a number in the client's region and compact units. @default India; lakh and crore */
  formats?: AmountFormats;
  /** Shortens a number: ₹37.4 L, or ₹3.737M where the client has chosen so. For axes, legends and market values only. */
  isCompact?: boolean;
  /** Puts a plus before a number above zero. A minus is always shown. */
  isSigned?: boolean;
  /** The client hides amounts: always the same width, so that the width tells nothing. */
  isMasked?: boolean;
  /**
   * The forms but 'inline' stand on a line of their own and step down before they would leave it: 'caption' 12 px; 'fitted' 14 px;
   * 'figure'
   * 20 px; 'large' 32 px; 'hero' 44 px, 32 px on narrow screens.
   *
   * @default 'inline'
   */
  form?: VariantProps<typeof amount>['form'];
}

function partsOf(props: Omit<AmountProps, 'form' | 'isMasked'>): AmountParts {
  const { value, formats = standardFormats, isCompact = false, isSigned = false } = props;
  if (typeof value === 'string') return { rupees: value, paise: '' };
  if (typeof value === 'object' && value !== null) return value;
  if (isCompact) return { rupees: formats.compact(value, { isSigned }), paise: '' };
  return formats.splitAmount(value, { isSigned });
}

/** "−₹30,797" in the sign of the amount, the rupee sign and the rest. */
function splitSign(rupees: string): { sign: string; symbol: string; digits: string } {
  const [, sign = '', symbol = '', digits = ''] = /^([−+]?)(₹?)(.*)$/u.exec(rupees) ?? [];
  return { sign, symbol, digits };
}

function LargeAmount({ parts, form }: { parts: AmountParts; form: 'large' | 'hero' }) {
  const styles = amount({ form });
  const { sign, symbol, digits } = splitSign(parts.rupees);
  const ems =
    figureWidth(sign + digits) + figureWidth(symbol) * signRatio + figureWidth(parts.paise) * paiseRatio;
  return (
    <FittedFigure size={sizeOf[form]} ems={ems}>
      {sign}
      {symbol !== '' && <span className={styles.sign()}>{symbol}</span>}
      {digits}
      {parts.paise !== '' && <span className={styles.paise()}>{parts.paise}</span>}
    </FittedFigure>
  );
}

function Masked({ form }: Pick<AmountProps, 'form'>) {
  const t = useUiText(amountTexts);
  const spoken = <span className="sr-only">{t('hidden')}</span>;
  const drawn = <span aria-hidden="true">{maskedAmount}</span>;
  if (form === undefined || form === 'inline') {
    return (
      <span className={amount().root()}>
        {drawn}
        {spoken}
      </span>
    );
  }
  return (
    <FittedFigure size={sizeOf[form]} ems={figureWidth(maskedAmount)}>
      {drawn}
      {spoken}
    </FittedFigure>
  );
}

/** A sum of money. In the large forms sign and paise are smaller and muted, never left out. */
export function Amount({ isMasked = false, form = 'inline', ...rest }: AmountProps) {
  if (isMasked) return <Masked form={form} />;
  const parts = partsOf(rest);
  const text = parts.rupees + parts.paise;
  if (form === 'inline') return <span className={amount().root()}>{text}</span>;
  if (form === 'large' || form === 'hero') return <LargeAmount parts={parts} form={form} />;
  return (
    <FittedFigure size={sizeOf[form]} ems={figureWidth(text)}>
      {text}
    </FittedFigure>
  );
}
