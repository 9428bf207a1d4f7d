import type { GttAtRisk } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { useFormats } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure } from '@wealth/parts';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Link } from '@wealth/ui/link';
import { Note } from '@wealth/ui/note';
import { useFundWords } from './useFundWords.ts';

export interface GttsAtRiskProps {
  gtts: readonly GttAtRisk[];
  /** What takes their money, in a sentence. */
  children: string;
}

/** GTTs that would find too little once money has left: a GTT blocks none until its price is reached. */
export function GttsAtRisk({ gtts, children }: GttsAtRiskProps) {
  const { t } = useFundWords();
  const formats = useFormats();
  if (gtts.length === 0) return null;
  return (
    <Note tone="warning">
      <p>{children}</p>
      <div role="group" aria-label={t('gttsAtRisk')} className="mt-2">
        <Facts>
          {gtts.map(({ id, instrument, quantity, price, missing }) => (
            <FactLine
              key={id}
              name={
                <Link href={deepHref.order({ id })} isInline>
                  {instrument.symbol}
                </Link>
              }
              note={
                <PrivateFigure>
                  {t('gttMissing', { quantity: formats.quantity(quantity), price: formats.price(price) })}
                </PrivateFigure>
              }
            >
              <Money rupees={missing} />
            </FactLine>
          ))}
        </Facts>
      </div>
    </Note>
  );
}
