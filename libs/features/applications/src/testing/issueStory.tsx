import { createDrawers, defineDrawer } from '@wealth/ui/drawer';
import { DrawerHost, type DrawerPanels } from '@wealth/ui/drawer-host';
import { useEffect, useState } from 'react';
import { fn, screen, within } from 'storybook/test';
import { IssuesPanel } from '../issues/IssuesPanel.tsx';
import type { IssueListName } from '../parts/applicationPlacing.ts';
import { createIssueServer, type IssueState } from './createIssueServer.ts';

interface StoryPanelProps {
  list: IssueListName;
  /** The issue that is open; null for the list. */
  issue: string | null;
}

function StoryPanel({ list, issue }: StoryPanelProps) {
  const [chosen, setChosen] = useState(issue);
  return (
    <IssuesPanel
      list={list}
      chosen={chosen}
      onChoose={setChosen}
      onSetPin={() => Promise.resolve(false)}
      onBankAccounts={fn()}
    />
  );
}

/** The drawers as the app declares them, with an issue open. */
function panelsWith(issue: string | null): DrawerPanels {
  const common = { height: '94vh', isFullscreenOnMobile: true } as const;
  return {
    ipo: defineDrawer<'ipo'>({
      ...common,
      title: 'issues.ipo',
      load: () => Promise.resolve(() => <StoryPanel list="ipo" issue={issue} />),
    }),
    fo: defineDrawer<'fo'>({
      ...common,
      title: 'issues.institutional',
      load: () => Promise.resolve(() => <StoryPanel list="fo" issue={issue} />),
    }),
  };
}

/** A drawer of issues, open. */
export function OpenIssuesDrawer({ list, issue }: StoryPanelProps) {
  const [store] = useState(() => createDrawers());
  const [panels] = useState(() => panelsWith(issue));
  useEffect(() => {
    store.open(list);
  }, [store, list]);
  return <DrawerHost store={store} panels={panels} />;
}

export const issueHandlers = (state?: Partial<IssueState>) => createIssueServer(state).handlers;

export const drawerNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
