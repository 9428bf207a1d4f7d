import { bankSectionId } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useVisitor } from '@wealth/session';
import {
  CompactUnitsRow,
  DensityRow,
  PaletteRow,
  ShowAssetsRow,
  ThemeRow,
} from '../../components/PreferenceRows.tsx';
import { Card } from '@wealth/ui/card';
import { IdentityCard } from './IdentityCard.tsx';

/** Who is signed in, how the app looks, and the section of the bank accounts. The app shows title and tabs. */
export function ProfilePage() {
  const t = useMessages('profile');
  const visitor = useVisitor();

  return (
    <div className="grid gap-grid desktop:grid-cols-3">
      <div className="grid min-w-0 content-start gap-grid desktop:col-span-2">
        {visitor?.kind === 'client' && (
          <IdentityCard profile={visitor.profile} kycStatus={visitor.kycStatus} />
        )}
        <Card title={t('preferences')} note={t('keptOnDevice')}>
          <div className="divide-y divide-border">
            <ThemeRow />
            <PaletteRow />
            <DensityRow />
            <CompactUnitsRow />
            <ShowAssetsRow />
          </div>
        </Card>
        {/* The target of /me#bank-section: the app scrolls here and moves the focus. */}
        <section
          id={bankSectionId}
          aria-labelledby={`${bankSectionId}-title`}
          tabIndex={-1}
          className="scroll-mt-20 rounded-card"
        >
          <h2 id={`${bankSectionId}-title`} className="text-title">
            {t('bankAccounts')}
          </h2>
        </section>
      </div>
    </div>
  );
}
