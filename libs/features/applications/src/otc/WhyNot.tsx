import type { BlockBoard } from '@wealth/api-sdk/model';
import { useGetAsset } from '@wealth/api-sdk/stat';
import { href } from '@wealth/hrefs';
import { LinkButton } from '@wealth/ui/link';
import { Note } from '@wealth/ui/note';
import { BlockChecks } from './BlockChecks.tsx';
import { clockOf, useBlockWords } from './useBlockWords.ts';

/** Why no block can be placed now, rule by rule, and what can be done instead. */
export function WhyNot({ board }: { board: BlockBoard }) {
  const { t, own, bound, hours } = useBlockWords();
  const { data: asset } = useGetAsset({ query: { meta: { claims: () => true } } });
  const { windows, minimum, now } = board;
  const isEnough = asset !== undefined && asset.available >= minimum;
  const isOpen = windows.some(({ status }) => status === 'open');
  const [first, second] = windows;
  return (
    <section aria-label={t('whyNotTitle')} className="grid gap-4">
      <div>
        <h3 className="text-title">{t(isOpen ? 'chooseTitle' : 'whyNotTitle')}</h3>
        <p className="text-detail text-fg-muted">{t('whyNotText')}</p>
      </div>
      <BlockChecks
        checks={[
          {
            id: 'window',
            state: isOpen ? 'met' : 'notMet',
            title: t('ruleWindow'),
            text:
              first && second
                ? t('ruleWindowText', {
                    morning: hours(first.from, first.to),
                    afternoon: hours(second.from, second.to),
                    now: clockOf(now),
                  })
                : t('noWindows'),
          },
          {
            id: 'minimum',
            state: asset === undefined ? 'later' : isEnough ? 'met' : 'notMet',
            title: t('ruleMinimum', { amount: bound(minimum) }),
            ...(asset ? { text: t('ruleAvailable', { amount: own(asset.available) }) } : {}),
          },
          {
            id: 'band',
            state: 'later',
            title: t('ruleBand'),
            text: t(isOpen ? 'ruleBandChoose' : 'ruleBandLater'),
          },
          { id: 'delivery', state: 'met', title: t('ruleDelivery'), text: t('ruleDeliveryText') },
        ]}
      />
      <Note
        tone="info"
        action={
          <LinkButton href={href.market()} variant="ghost" size="sm">
            {t('toMarket')}
          </LinkButton>
        }
      >
        {t('smaller')}
      </Note>
      <Note tone="warning">{t('fraud')}</Note>
    </section>
  );
}
