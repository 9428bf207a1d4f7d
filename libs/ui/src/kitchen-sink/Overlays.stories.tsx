import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { DrawerHost, type DrawerPanels } from '../drawer/index.ts';
import { createDrawers, defineDrawer } from '../drawer/store.ts';
import { BankIcon, BellIcon, LogoutIcon, MoreIcon, ServiceIcon } from '../icon/icons.ts';
import { Help } from '../help/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { LoaderHost } from '../loader/index.ts';
import { createLoader } from '../loader/store.ts';
import { Menu } from '../menu/index.ts';
import { orderActions } from '../menu/testing/menuExamples.tsx';
import { MenuItem } from '../menu-item/index.ts';
import { Modal, ModalHost } from '../modal/index.ts';
import { OverlayFooter } from '../modal/OverlayFooter.tsx';
import { createModals } from '../modal/store.ts';
import { Popover } from '../popover/index.ts';
import { NoticeExamples } from '../popover/testing/NoticeExamples.tsx';
import { ProgressBar } from '../progress/index.ts';
import { createProgress } from '../progress/store.ts';
import { SandboxMark } from '../sandbox-mark/index.ts';
import { keyOfInstrument, searchExamples } from '../search-overlay/searchExamples.ts';
import { SearchOverlay, SearchResultRow } from '../search-overlay/index.ts';
import { createSearchOverlay } from '../search-overlay/store.ts';
import { SideDrawer } from '../side-drawer/index.ts';
import { TextField } from '../text-field/index.ts';
import { ToastRegion } from '../toast/index.ts';
import { createToasts, type ToastType } from '../toast/store.ts';

/** What lies behind: a head with the mark, and something to be dimmed. */
function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="mb-6 flex items-center justify-between gap-3">
        <h1 className="text-page">Good afternoon, Asha</h1>
        <SandboxMark form="responsive" />
      </div>
      <Card title="Net worth">
        <div className="grid justify-items-start gap-4">
          <p className="text-hero">₹44,01,554.05</p>
          <Button>Deposit</Button>
        </div>
      </Card>
      {children}
    </>
  );
}

const meta = {
  title: 'Overlays/Kitchen sink',
  component: Page,
  tags: ['!autodocs'],
  args: { children: null },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const toastTexts: Record<ToastType, [title: string, description: string]> = {
  default: ['Order book refreshed', 'Showing the latest five levels.'],
  success: ['Avatar uploaded successfully', 'Your profile photo is updated.'],
  error: ['Request timeout', 'No reply from the server.'],
  info: ['IPO closes tomorrow', 'Applications end 9 Jan, 17:00 IST.'],
  warning: ['Price band close', '1.2% away from the upper limit.'],
  loading: ['Placing your order…', 'Stays until the exchange replies.'],
};
const toastTypes = ['default', 'success', 'error', 'info', 'warning', 'loading'] as const;

function SixToasts() {
  const [store] = useState(() => createToasts());
  useEffect(() => {
    for (const type of toastTypes) {
      const [title, description] = toastTexts[type];
      store.show({ type, title, description, duration: 0 });
    }
    return store.clear;
  }, [store]);
  return <ToastRegion store={store} />;
}

export const Toasts: Story = {
  args: { children: <SixToasts /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Request timeout')).toBeVisible();
  },
};

export const Dialog: Story = {
  args: {
    children: (
      <Modal
        isOpen
        isFullscreenOnMobile
        title="Change Password"
        onClose={fn()}
        footer={
          <>
            <Button variant="ghost">Not now</Button>
            <Button>Change Password</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <TextField label="Full Name" defaultValue="Asha Namuna" />
          <TextField label="ID Number" errorMessage="This number is too short." />
        </div>
      </Modal>
    ),
  },
};

function Question() {
  const [store] = useState(() => createModals());
  useEffect(() => {
    void store.ask({ message: 'Are you sure you want to log out now?', isDestructive: false });
    return store.closeAll;
  }, [store]);
  return <ModalHost store={store} />;
}

export const Confirm: Story = { args: { children: <Question /> } };

export const UserDrawer: Story = {
  args: {
    children: (
      <SideDrawer
        isOpen
        size="panel"
        title="Profile"
        onClose={fn()}
        footer={
          <div className="grid gap-3">
            <Button variant="danger" isFullWidth icon={<LogoutIcon size="sm" />}>
              Logout
            </Button>
            <p className="text-center text-caption text-fg-subtle">Wealth v3.22.3221 · Sandbox</p>
          </div>
        }
      >
        <MenuItem icon={<BankIcon />} trailing="2 linked">
          Bank Accounts
        </MenuItem>
        <MenuItem icon={<ServiceIcon />}>Customer Service</MenuItem>
      </SideDrawer>
    ),
  },
};

function DepositPanel() {
  return (
    <div className="grid content-start gap-4 p-6">
      <TextField label="Amount" defaultValue="50,000.00" />
      <OverlayFooter>
        <Button size="lg" isFullWidth>
          Deposit ₹50,000.00
        </Button>
      </OverlayFooter>
    </div>
  );
}

const panels: DrawerPanels = {
  deposit: defineDrawer<'deposit'>({ title: 'profile.deposit', load: () => Promise.resolve(DepositPanel) }),
};

function OpenSheet() {
  const [store] = useState(() => createDrawers());
  useEffect(() => {
    store.open('deposit');
  }, [store]);
  return <DrawerHost store={store} panels={panels} />;
}

export const BottomDrawer: Story = { args: { children: <OpenSheet /> } };

function OpenSearch() {
  const [store] = useState(() => createSearchOverlay());
  useEffect(() => store.open(), [store]);
  return (
    <SearchOverlay
      store={store}
      search={searchExamples}
      keyOf={keyOfInstrument}
      heading="Instruments"
      note="Simulated prices"
      renderItem={(item, query) => <SearchResultRow item={item} query={query} />}
      onChoose={fn()}
    />
  );
}

export const Search: Story = {
  args: { children: <OpenSearch /> },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'tata');
    // On a touch screen React Aria keeps the overlay out of sight until the keyboard has come.
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toBeVisible());
  },
};

export const NoticesPopover: Story = {
  args: {
    children: (
      <div className="mt-4 flex justify-end">
        <Popover
          isOpen
          isFlush
          width={404}
          title="Notifications"
          trigger={
            <IconButton aria-label="Notifications, 2 unread" isBordered>
              <BellIcon />
            </IconButton>
          }
          action={
            <Button variant="ghost" size="sm">
              Mark all read
            </Button>
          }
        >
          <NoticeExamples />
        </Popover>
      </div>
    ),
  },
};

export const ActionMenu: Story = {
  // The option that the keys are on has a ground of its own.
  play: async ({ userEvent }) => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Price alert/ })).toHaveFocus());
  },
  args: {
    children: (
      <div className="mt-4">
        <Menu
          isOpen
          placement="bottom start"
          groups={orderActions}
          onAction={fn()}
          trigger={
            <IconButton aria-label="More" isBordered>
              <MoreIcon />
            </IconButton>
          }
        />
      </div>
    ),
  },
};

export const Tip: Story = {
  args: {
    children: (
      <div className="mt-20 flex justify-center">
        <Help term="IOC" label="What is IOC?">
          <p>What does not trade at once is cancelled.</p>
        </Help>
      </div>
    ),
  },
};

/** Its time stands still, so that the bar is as long on every picture. */
function BegunNavigation() {
  const [store] = useState(() => createProgress({ now: () => 0, after: () => () => {} }));
  useEffect(() => store.start(), [store]);
  return <ProgressBar store={store} />;
}

export const Progress: Story = { args: { children: <BegunNavigation /> } };

function Covered() {
  const [store] = useState(() => createLoader());
  useEffect(() => {
    store.show('Signing you out…');
    return store.reset;
  }, [store]);
  return <LoaderHost store={store} />;
}

export const Loader: Story = { args: { children: <Covered /> } };
