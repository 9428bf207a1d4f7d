import type { Returns } from '@wealth/api-sdk/model';
import { fromWire, sumOf, toRupees } from '@wealth/domain';
import { slot, splitAtSlots } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked } from '@wealth/parts';

/** Days up to which a comparison says little. */
const fewDays = 90;

/** The sentence with its slot for the difference, as the client may see it. */
function useSentence({ index, start_value: start, net_invested: invested }: Returns) {
  const t = useMessages('returns');
  const formats = useFormats();
  const isMasked = useIsMasked();
  const difference = slot('difference');
  const amounts = {
    index: index.symbol,
    amount: formats.amount(toRupees(sumOf([fromWire(start), fromWire(invested)]))),
    value: formats.amount(index.value),
    difference,
  };
  const direction = Math.sign(index.difference);
  if (isMasked) {
    if (direction > 0) return t('indexAheadHidden', { index: index.symbol, difference });
    if (direction < 0) return t('indexBehindHidden', { index: index.symbol, difference });
    return t('indexSameHidden', { index: index.symbol });
  }
  if (direction > 0) return t('indexAhead', amounts);
  if (direction < 0) return t('indexBehind', amounts);
  return t('indexSame', amounts);
}

/** What the holdings are ahead or behind: rupees, or percentage points while amounts are hidden. */
function useDifference({ index, absolute_percent: percent }: Returns): string {
  const formats = useFormats();
  const isMasked = useIsMasked();
  if (!isMasked) return formats.amount(Math.abs(index.difference));
  if (percent === null || index.absolute_percent === null) return formats.percent(null);
  return formats.percent(Math.abs(percent - index.absolute_percent), { isSigned: false });
}

/** Whether the same rupees on the same days would have done better in the index, in one sentence. */
export function IndexSentence({ returns }: { returns: Returns }) {
  const t = useMessages('returns');
  const difference = useDifference(returns);
  const tone = returns.index.difference > 0 ? 'text-positive' : 'text-negative';
  const sentence = useSentence(returns);
  return (
    <p className="max-w-160 wrap-anywhere text-lead">
      {splitAtSlots(sentence).map(({ kind, value }) =>
        kind === 'slot' ? (
          <b key={value} className={`font-semibold ${tone}`}>
            {difference}
          </b>
        ) : (
          value
        ),
      )}
      {returns.days < fewDays && ` ${t('saysLittle', { days: returns.days })}`}
    </p>
  );
}
