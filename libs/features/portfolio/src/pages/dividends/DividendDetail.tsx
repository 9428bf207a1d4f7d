import { missing } from '@wealth/i18n-locale';
import type { Dividend } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure, Unmasked, useToday } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { CopyButton } from '@wealth/ui/copy-button';
import { FactLine, Facts } from '@wealth/ui/facts';
import { LinkButton } from '@wealth/ui/link';
import { Note } from '@wealth/ui/note';
import { DividendBadge } from './DividendBadge.tsx';

/** What to write to the registrar, ready to be copied. */
function RegistrarLetter({ dividend }: { dividend: Dividend }) {
  const t = useMessages('dividends');
  const formats = useFormats();
  const today = useToday();
  const { claim, instrument, registrar } = dividend;
  const text = t('letterText', {
    rate: formats.amount(dividend.per_share),
    exDate: formats.day(dividend.ex_date),
    shares: formats.quantity(dividend.quantity),
    gross: formats.amount(dividend.gross),
    demat: claim.demat_account,
    pan: claim.pan,
    bank: claim.bank_name ?? missing,
    account: claim.masked_number ?? missing,
    today: formats.day(today),
  });
  const letter = [t('letterTo', { company: instrument.name }), text, claim.holder].join('\n\n');
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-label font-medium">{t('letterTitle')}</h3>
        <Unmasked>
          <CopyButton value={letter} label={t('letterTitle')} />
        </Unmasked>
      </div>
      <p className="text-detail text-fg-muted">
        {t('registrarIs', { name: registrar.name, email: registrar.email })}
      </p>
      <Unmasked instead={<Note>{t('letterHidden')}</Note>}>
        <p className="rounded-control bg-surface-sunken p-3 text-detail whitespace-pre-line">{letter}</p>
      </Unmasked>
      <Note>{t('noFee')}</Note>
    </div>
  );
}

/** One dividend: how it is made up, where it went, and what to do where it has not come. */
export function DividendDetail({ dividend }: { dividend: Dividend }) {
  const t = useMessages('dividends');
  const formats = useFormats();
  const { instrument, state, quantity, per_share: rate, account } = dividend;
  const { symbol } = instrument;
  return (
    <Card
      title={t(state === 'missing' ? 'notReceived' : 'dividendOf', { symbol })}
      action={<DividendBadge state={state} />}
    >
      <div className="grid gap-4">
        {state === 'missing' && <p className="text-detail text-fg-muted">{t('missingWhy')}</p>}
        <Facts layout="list">
          <FactLine
            name={t('gross')}
            note={
              <PrivateFigure>
                {t('times', { quantity: formats.quantity(quantity), rate: formats.price(rate) })}
              </PrivateFigure>
            }
          >
            <Money rupees={dividend.gross} />
          </FactLine>
          <FactLine name={t('tds')} note={dividend.tds > 0 ? t('tdsWhy') : undefined}>
            <Money rupees={dividend.tds} />
          </FactLine>
          <FactLine name={t('net')} isStrong>
            <Money rupees={dividend.net} />
          </FactLine>
          <FactLine name={t('exDate')}>{formats.day(dividend.ex_date)}</FactLine>
          <FactLine name={dividend.paid_on === null ? t('expectedOn') : t('paidOn')}>
            {formats.day(dividend.paid_on ?? dividend.expected_on)}
          </FactLine>
          {account && (
            <FactLine name={t('paidTo')}>
              {t('account', { bank: account.bank_name, number: account.masked_number })}
            </FactLine>
          )}
        </Facts>
        {state === 'missing' && <RegistrarLetter dividend={dividend} />}
        <div>
          <LinkButton variant="secondary" size="sm" href={deepHref.corporateAction(dividend.action_id)}>
            {t('entry')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
