import type { ClientActionDetail } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';

const meanings = {
  split: 'taxSplit',
  bonus: 'taxBonus',
  rights: 'taxRights',
  merger: 'taxMerger',
  demerger: 'taxDemerger',
  dividend: 'taxDividend',
} as const;

/** The entitlement: how much may be applied for, and until when. */
function Rights({ rights }: { rights: NonNullable<ClientActionDetail['rights']> }) {
  const t = useMessages('corporateActions');
  const formats = useFormats();
  return (
    <>
      <FactLine name={t('entitlement')} note={t('isinOf', { isin: rights.isin })}>
        <PrivateFigure>{formats.quantity(rights.quantity)}</PrivateFigure>
      </FactLine>
      <FactLine name={t('window')}>
        {t('between', { from: formats.day(rights.opens_on), to: formats.day(rights.closes_on) })}
      </FactLine>
    </>
  );
}

function Fraction({ fraction }: { fraction: NonNullable<ClientActionDetail['fraction']> }) {
  const t = useMessages('corporateActions');
  const formats = useFormats();
  const { numerator, denominator, paid_on: paidOn, expected_on: expectedOn } = fraction;
  return (
    <FactLine
      name={t('fraction')}
      note={
        paidOn === null
          ? t('fractionExpected', { day: formats.day(expectedOn) })
          : t('fractionPaid', { day: formats.day(paidOn) })
      }
    >
      <PrivateFigure>{t('part', { numerator, denominator })}</PrivateFigure>{' '}
      <Money rupees={fraction.amount} />
    </FactLine>
  );
}

/** Days, ISINs and what is left over, and what it means for the tax. */
export function ActionFacts({ action }: { action: ClientActionDetail }) {
  const t = useMessages('corporateActions');
  const formats = useFormats();
  const { isin_before: isinBefore, isin_after: isinAfter, tradable_from: tradable } = action;
  return (
    <Card title={t('facts')}>
      <div className="grid gap-4">
        <Facts layout="list">
          <FactLine name={t('exDate')}>{formats.day(action.ex_date)}</FactLine>
          <FactLine name={t('recordDate')}>{formats.day(action.record_date)}</FactLine>
          {isinBefore === isinAfter ? (
            <FactLine name={t('isin')} note={t('isinKept')}>
              {isinAfter}
            </FactLine>
          ) : (
            <FactLine name={t('isin')} note={t('isinChanged')}>
              {t('isinFromTo', { before: isinBefore, after: isinAfter })}
            </FactLine>
          )}
          {action.cost_percent !== null && (
            <FactLine name={t('costMoved')}>
              {formats.percent(action.cost_percent, { isSigned: false })}
            </FactLine>
          )}
          {action.allotted_on !== null && (
            <FactLine name={t('allottedOn')}>{formats.day(action.allotted_on)}</FactLine>
          )}
          {action.in_transit > 0 && (
            <FactLine
              name={t('inTransit')}
              note={
                tradable === null ? t('transitUnknown') : t('transitUntil', { day: formats.day(tradable) })
              }
            >
              <PrivateFigure>{formats.quantity(action.in_transit)}</PrivateFigure>
            </FactLine>
          )}
          {action.rights && <Rights rights={action.rights} />}
          {action.fraction && <Fraction fraction={action.fraction} />}
        </Facts>
        <Note>{t(meanings[action.kind])}</Note>
      </div>
    </Card>
  );
}
