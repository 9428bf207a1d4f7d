import { Amount, type AmountProps } from '@wealth/ui/amount';

/** No-break space: gives an empty line the height of its text. */
const blank = '\u00a0';

/** As high as an amount of this form, and empty: for what stands in its place while it loads. */
export function MoneyPlaceholder({ form }: Pick<AmountProps, 'form'>) {
  return (
    <div aria-hidden="true" className="invisible">
      <Amount form={form} value={{ rupees: blank, paise: blank }} />
    </div>
  );
}
