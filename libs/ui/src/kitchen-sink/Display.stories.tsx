import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPreferences, PreferencesProvider } from '@wealth/preferences';
import { Accordion } from '../accordion/index.ts';
import { Avatar } from '../avatar/index.ts';
import { Badge, Tag, TrustBadge, VipBadge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Breadcrumb } from '../breadcrumb/index.ts';
import { Card } from '../card/index.ts';
import { Clock } from '../clock/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { Countdown } from '../countdown/index.ts';
import { DataList } from '../data-list/index.ts';
import { DataTable } from '../data-table/index.ts';
import { FactLine, Facts } from '../facts/index.ts';
import { Flag } from '../flag/index.ts';
import { GridTable } from '../grid-table/index.ts';
import { columnsWithTotal, shares } from '../grid-table/testing/exampleShares.tsx';
import { SuccessIcon, WarningIcon } from '../icon/icons.ts';
import { ImageLoader } from '../image-loader/index.ts';
import { specimenCard } from '../image-loader/testing.ts';
import { Logo } from '../logo/index.ts';
import { Note } from '../note/index.ts';
import { SandboxMark } from '../sandbox-mark/index.ts';
import { ScrollProgress } from '../scroll-progress/index.ts';
import { ShowAssetsToggle } from '../show-assets-toggle/index.ts';
import { SkeletonRows } from '../skeleton/index.ts';
import { Spinner } from '../spinner/index.ts';
import { StatStrip, StatTile } from '../stat-tile/index.ts';
import { StateMessage } from '../state-message/index.ts';
import { Stepper } from '../stepper/index.ts';
import { Tabs } from '../tabs/index.ts';
import { Timeline } from '../timeline/index.ts';

function Display() {
  return (
    <div className="grid gap-grid tablet:grid-cols-2">
      <Card title="Facts">
        <Facts layout="list">
          <FactLine name="Available to trade">₹99,99,99,99,999.99</FactLine>
          <FactLine name="Would go today" isStrong note="To Sandbox Bank ••••4821">
            ₹50,00,00,00,000.00
          </FactLine>
        </Facts>
      </Card>
      <Card title="Badges">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="positive" icon={<SuccessIcon size="xs" />}>
            Executed
          </Badge>
          <Badge tone="warning" icon={<WarningIcon size="xs" />}>
            Partly filled
          </Badge>
          <Badge>Cancelled</Badge>
          <Badge tone="negative">Rejected</Badge>
          <VipBadge level={2} />
          <TrustBadge score={86} />
          <Badge tone="info">New</Badge>
          <Tag>NSE</Tag>
        </div>
      </Card>
      <Card title="Marks">
        <div className="flex flex-wrap items-center gap-4">
          <Logo name="Wealth" isNameShown />
          <Avatar name="Asha" />
          <Avatar size="lg" />
          <SandboxMark />
          <Spinner size="lg" />
        </div>
      </Card>
      <Pictures />
      <Card title="Loading" state={{ kind: 'loading', skeleton: <SkeletonRows rows={3} /> }} />
      <Card
        title="Empty"
        state={{ kind: 'empty', title: 'No holdings yet', action: <Button>Explore the market</Button> }}
      />
      <Card title="Failed" state={{ kind: 'error', onRetry: () => {} }} />
      <Card title="Offline" state={{ kind: 'offline' }} />
      <Figures />
      <Progress />
      <Rows />
    </div>
  );
}

function Pictures() {
  return (
    <Card title="People, places, documents">
      <div className="grid gap-4 tablet:grid-cols-2">
        <div className="grid content-start gap-4">
          <div className="flex items-center gap-3">
            <Avatar name="Asha" seed="100482" size="lg" />
            <Avatar name="किरण" seed="100510" size="md" />
            <Avatar name="محمد" seed="100544" />
            <span className="flex items-center text-detail text-fg-muted">
              UID 100482 <CopyButton value="100482" label="UID" align="end" />
            </span>
          </div>
          <div className="flex items-center gap-2 text-detail text-fg-muted">
            <Flag country="IN" /> en-IN · Asia/Kolkata <Flag country="JP" size="md" label="Japan" />
          </div>
          <ImageLoader src="" name="ID Back" />
        </div>
        <ImageLoader src={specimenCard} name="ID Front" isZoomable />
      </div>
    </Card>
  );
}

function Figures() {
  return (
    <div className="grid gap-grid tablet:col-span-2">
      <StatStrip aria-label="Portfolio">
        <StatTile label="Current value" value="₹37,36,100.70" detail="9 holdings" />
        <StatTile label="Unrealised P&L" value="+₹5,11,638.70" detail="+15.87%" direction="up" />
        <StatTile label="XIRR" value={null} isLoading />
      </StatStrip>
      <Card
        title="Holdings"
        action={<Breadcrumb items={[{ label: 'Portfolio', href: '#portfolio' }, { label: 'Holdings' }]} />}
        isFlush
      >
        <GridTable
          aria-label="Holdings"
          columns={columnsWithTotal}
          rows={shares}
          rowId={({ symbol }) => symbol}
          sort={{ columnId: 'value', direction: 'descending' }}
        />
      </Card>
    </div>
  );
}

/** 18 hours, 12 minutes and 53 seconds, in milliseconds. */
const leftMs = 65_573_000;

function Progress() {
  return (
    <>
      <Card title="Steps">
        <div className="grid gap-5">
          <Stepper aria-label="Identity check" steps={['Agreement', 'Base', 'ID', 'Status']} current={1} />
          <Countdown until={leftMs} clock={() => 0} />
          <Note tone="info">Limit orders stay open until 15:30.</Note>
          <Note tone="warning">Close to the upper price band.</Note>
        </div>
      </Card>
      <Card title="Timeline">
        <Timeline
          aria-label="Application"
          items={[
            { id: 'submitted', title: 'Submitted', state: 'done', time: '11:04:18' },
            { id: 'mandate', title: 'Mandate pending', state: 'now', text: 'Waiting for your bank.' },
            { id: 'listed', title: 'Listed', state: 'next', time: 'Thu 26 Nov' },
          ]}
        />
      </Card>
    </>
  );
}

function Rows() {
  return (
    <>
      <Card title="Questions" isFlush>
        <Accordion
          defaultExpanded={['charges']}
          items={[
            { id: 'charges', title: 'Charges', content: 'Brokerage, taxes and exchange fees.' },
            { id: 'settlement', title: 'Settlement', content: 'One trading day after the trade.' },
          ]}
        />
      </Card>
      <Card title="Reading">
        <div className="grid gap-4">
          <ScrollProgress title="Client agreement" headingLevel="h3" height={120}>
            <p>{'These terms cover the account that you open and the orders that you place. '.repeat(8)}</p>
          </ScrollProgress>
        </div>
      </Card>
      <SmallRows />
    </>
  );
}

const preferences = createPreferences(null);

function SmallRows() {
  return (
    <>
      <Card
        title="Small table"
        note={<Clock clock={() => leftMs} />}
        action={
          <PreferencesProvider store={preferences}>
            <ShowAssetsToggle />
          </PreferencesProvider>
        }
        isFlush
      >
        <DataTable
          aria-label="Small table"
          rows={shares.slice(0, 2)}
          rowId={({ symbol }) => symbol}
          columns={[
            { id: 'symbol', header: 'Symbol', isRowHeader: true, cell: ({ symbol }) => symbol },
            { id: 'quantity', header: 'Qty', align: 'end', cell: ({ quantity }) => quantity },
          ]}
        />
        <DataList
          aria-label="Small list"
          items={shares.slice(0, 2).map(({ symbol, name }) => ({ id: symbol, title: symbol, detail: name }))}
        />
      </Card>
      <Card>
        <Tabs
          aria-label="Portfolio"
          value="holding"
          onChange={() => {}}
          items={[
            { value: 'summary', label: 'Summary' },
            { value: 'holding', label: 'Holdings', count: 9 },
          ]}
        >
          <StateMessage kind="empty" title="No holdings yet" />
        </Tabs>
      </Card>
    </>
  );
}

const meta = { title: 'Display/Kitchen sink', component: Display, tags: ['!autodocs'] } satisfies Meta<
  typeof Display
>;

export default meta;

export const All: StoryObj<typeof meta> = {};
