import { useGetAsset } from '@wealth/api-sdk/stat';
import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useAmountText } from '@wealth/parts';
import {
  ClockIcon,
  MoversIcon,
  PortfolioIcon,
  SearchIcon,
  SettledIcon,
  type IconProps,
} from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import type { ComponentType } from 'react';

interface Coming {
  icon: ComponentType<IconProps>;
  title: 'firstValue' | 'firstReturn' | 'firstMonths' | 'firstTax';
  text: 'firstValueText' | 'firstReturnText' | 'firstMonthsText' | 'firstTaxText';
}

const coming: readonly Coming[] = [
  { icon: MoversIcon, title: 'firstValue', text: 'firstValueText' },
  { icon: PortfolioIcon, title: 'firstReturn', text: 'firstReturnText' },
  { icon: ClockIcon, title: 'firstMonths', text: 'firstMonthsText' },
  { icon: SettledIcon, title: 'firstTax', text: 'firstTaxText' },
];

/** Nothing was ever bought: one action, and what will stand here. No row of zeros. */
export function FirstShare() {
  const t = useMessages('returns');
  const amountText = useAmountText();
  const { data: asset } = useGetAsset();
  return (
    <div className="mx-auto grid w-full max-w-160 grid-cols-1 gap-grid">
      <div className="grid justify-items-center gap-3 py-6 text-center">
        <span
          aria-hidden="true"
          className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent-text"
        >
          <PortfolioIcon size="lg" />
        </span>
        <h2 className="text-heading">{t('firstShare')}</h2>
        <p className="min-h-6 text-lead text-fg-muted">
          {asset &&
            (asset.available > 0
              ? t('firstShareCash', { amount: amountText(asset.available) })
              : t('firstShareNoCash'))}
        </p>
        <LinkButton href={href.market()} icon={<SearchIcon size="sm" />}>
          {t('firstShareFind')}
        </LinkButton>
      </div>
      <ul className="grid grid-cols-1 rounded-card border border-border bg-surface px-card shadow-raised">
        {coming.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3 border-b border-border py-4 last:border-b-0">
            <span aria-hidden="true" className="text-fg-muted">
              <Icon />
            </span>
            <div className="min-w-0">
              <h3 className="text-label font-semibold">{t(title)}</h3>
              <p className="text-detail text-fg-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
