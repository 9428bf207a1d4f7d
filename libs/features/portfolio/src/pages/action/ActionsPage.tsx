import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { OtherActions } from './OtherActions.tsx';

/** What companies did to the client's shares, and what they have announced. */
export function ActionsPage() {
  const t = useMessages('corporateActions');
  return (
    <div className="grid grid-cols-1 gap-grid">
      <div>
        <Breadcrumb
          items={[
            { label: t('portfolio'), href: href.portfolio() },
            { label: t('holdings'), href: href.portfolio('holding') },
            { label: t('pageTitle') },
          ]}
        />
        <h1 className="mt-2 text-page">{t('pageTitle')}</h1>
      </div>
      <OtherActions />
    </div>
  );
}
