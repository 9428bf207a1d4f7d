import { Amount, type AmountProps } from '@wealth/ui/amount';

/** Sign and paise are letters of other sizes and fonts: without them the line would be lower than an amount's. */
const shape = { rupees: '₹0', paise: '.00' };

/** As high as an amount of this form, and empty to the eye: for what stands in its place while it loads. */
export function MoneyPlaceholder({ form }: Pick<AmountProps, 'form'>) {
  return (
    <div aria-hidden="true" className="invisible">
      <Amount form={form} value={shape} />
    </div>
  );
}
