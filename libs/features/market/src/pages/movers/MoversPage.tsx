import type { GetMoversKind } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { MoversCard } from '@wealth/parts';
import { ExportIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { useMoversCsv } from './useMoversCsv.ts';

const shownCount = 10;

const exportNames = { active: 'exportActive', gainers: 'exportGainers', losers: 'exportLosers' } as const;

/** A ranking that can be taken along. */
function Ranking({ kind }: { kind: GetMoversKind }) {
  const t = useMessages('market');
  const csv = useMoversCsv(kind, shownCount);
  return (
    <MoversCard
      kind={kind}
      count={shownCount}
      action={
        csv && (
          <IconButton aria-label={t(exportNames[kind])} onPress={csv.save}>
            <ExportIcon size="sm" />
          </IconButton>
        )
      }
    />
  );
}

/** What moves today: by turnover, and up and down. */
export function MoversPage() {
  const t = useMessages('market');
  return (
    <div className="grid gap-grid">
      <h1 className="text-page max-tablet:sr-only">{t('movers')}</h1>
      <div className="grid gap-grid desktop:grid-cols-3">
        <Ranking kind="active" />
        <Ranking kind="gainers" />
        <Ranking kind="losers" />
      </div>
    </div>
  );
}
