import { useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { Switch } from '@wealth/ui/switch';
import { keyOfAction, menuKey } from './symbolAction.ts';

interface Key {
  key: string;
  text: string;
}

/** The words of the keyboard: as they are printed on it, or what its keys are called. */
const keyNames = {
  search: 'Ctrl K',
  review: 'Ctrl Enter',
  edges: 'Home End',
  zoom: '+ −',
  enter: 'Enter',
  escape: 'Esc',
} as const;

function Keys({ title, text, keys }: { title: string; text: string; keys: readonly Key[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-detail text-fg-muted empty:hidden">{text}</p>
      <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
        {keys.map(({ key, text: meaning }) => (
          <div key={meaning} className="contents">
            <dt>
              <kbd className="rounded-badge border border-border-control px-1.5 py-0.5 font-sans font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The keys of a symbol, of a chart and of everywhere, and the switch that takes the letters away. */
export function KeysDialog() {
  const t = useMessages('parts');
  const [areOn, setOn] = usePreference('letterKeys');
  return (
    <div className="grid gap-5">
      <Keys
        title={t('keysOfSymbol')}
        text={t('symbolKeysText')}
        keys={[
          { key: keyOfAction.detail, text: t('openDetail') },
          { key: keyOfAction.buy, text: t('buy') },
          { key: keyOfAction.sell, text: t('sell') },
          { key: keyOfAction.alert, text: t('setAlert') },
          { key: keyOfAction.watch, text: t('addToList') },
          { key: menuKey, text: t('openMenu') },
        ]}
      />
      <Keys
        title={t('keysEverywhere')}
        text=""
        keys={[
          { key: keyNames.search, text: t('keySearch') },
          { key: keyNames.review, text: t('keyReview') },
          { key: keyOfAction.keys, text: t('symbolKeys') },
        ]}
      />
      <Keys
        title={t('keysOfChart')}
        text={t('keysOfChartText')}
        keys={[
          { key: t('arrowKeys'), text: t('keyCandle') },
          { key: keyNames.edges, text: t('keyEnds') },
          { key: keyNames.zoom, text: t('keyZoom') },
          { key: keyNames.enter, text: t('keyInSight') },
          { key: keyNames.escape, text: t('keyLetGo') },
        ]}
      />
      <Switch
        layout="row"
        label={t('letterKeys')}
        description={t('letterKeysHint')}
        isSelected={areOn}
        onChange={setOn}
      />
    </div>
  );
}
