import { statementKinds, type StatementKind } from '@wealth/hrefs';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import type { ChoiceCard } from '@wealth/ui/choice-card';
import { BankIcon, HoldingsIcon, NewsIcon, SettledIcon, TableIcon, type IconProps } from '@wealth/ui/icon';
import { useMemo, type ComponentType } from 'react';

interface Choice {
  title: PlainMessageKey<'statements'>;
  text: PlainMessageKey<'statements'>;
  icon: ComponentType<IconProps>;
}

const choices = {
  holdings: { title: 'holdings', text: 'holdingsText', icon: HoldingsIcon },
  ledger: { title: 'ledger', text: 'ledgerText', icon: TableIcon },
  notes: { title: 'notes', text: 'notesText', icon: NewsIcon },
  dividends: { title: 'dividends', text: 'dividendsText', icon: SettledIcon },
  charges: { title: 'charges', text: 'chargesText', icon: BankIcon },
} as const satisfies Record<StatementKind, Choice>;

/** What a statement can be about, in words. */
export function useStatementChoices(): ReadonlyArray<ChoiceCard<StatementKind>> {
  const t = useMessages('statements');
  return useMemo(
    () =>
      statementKinds.map((value) => {
        const { title, text, icon: Icon } = choices[value];
        return { value, title: t(title), description: t(text), icon: <Icon size="sm" /> };
      }),
    [t],
  );
}
