import { useRouter } from '@tanstack/react-router';
import { IssuesPanel, type IssuesPanelProps } from '@wealth/feature-applications';
import { openSetPin } from '@wealth/feature-profile';
import { href } from '@wealth/hrefs';
import { useSession } from '@wealth/session';
import { drawers } from '@wealth/ui/drawer';
import { useState } from 'react';
import { goTo } from '../../core/goTo.ts';

/** The drawer of a list of issues. */
export function IssuesDrawer({ list }: Pick<IssuesPanelProps, 'list'>) {
  const router = useRouter();
  const session = useSession();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <IssuesPanel
      list={list}
      chosen={chosen}
      onChoose={setChosen}
      onSetPin={() => openSetPin(session)}
      onBankAccounts={() => drawers.closeThen(() => goTo(router, href.bankAccounts()))}
    />
  );
}
