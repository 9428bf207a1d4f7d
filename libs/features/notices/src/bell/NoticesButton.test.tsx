import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Notification } from '@wealth/api-sdk/model';
import { envelopeOf, failing, handlers } from '@wealth/api-sdk/testing';
import type { ClientEvent } from '@wealth/stream';
import { createFakeStream } from '@wealth/stream/testing';
import { mockServer, AppStage } from '@wealth/testing';
import { modals } from '@wealth/ui/modal';
import { toasts } from '@wealth/ui/toast';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { allNoticesDialog } from '../dialogs/all-notices/allNoticesDialog.ts';
import { NoticesButton } from './NoticesButton.tsx';

afterEach(() => act(() => modals.closeAll()));

const server = mockServer(...handlers());
const path = '*/client/app/v1/notifications';

function notice(id: string, read: boolean): Notification {
  return {
    id,
    code: 'new_sign_in',
    category: 'security',
    message: 'Words of the server',
    params: { device: `Device ${id}` },
    time: '2026-01-08T10:00:00+05:30',
    read,
  };
}

function served(items: Notification[]) {
  const unread_count = items.filter(({ read }) => !read).length;
  server.use(http.get(path, () => HttpResponse.json(envelopeOf({ items, next_cursor: null, unread_count }))));
}

function open() {
  const stream = createFakeStream();
  render(
    <AppStage stream={stream}>
      <NoticesButton />
    </AppStage>,
  );
  return { stream, user: userEvent.setup() };
}

const told: ClientEvent = {
  kind: 'notification',
  id: 'live',
  code: 'pin_set',
  category: 'security',
  params: {},
  message: 'Words of the server',
  unread_count: 2,
};

const fired: Notification = {
  ...notice('alert', false),
  code: 'alert_fired',
  category: 'alerts',
  params: { symbol: 'ARAVBANK', kind: 'price', value: '1,010.00', price: '1,010.40' },
};
const firedEvent: ClientEvent = {
  kind: 'notification',
  id: fired.id,
  code: fired.code,
  category: 'alerts',
  params: fired.params,
  message: fired.message,
  unread_count: 2,
};
const said = () => toasts.getSnapshot().toasts.map(({ title, description }) => [title, description]);
const firedWords = ['ARAVBANK has reached your alert', 'Last price 1,010.40. The alert was at 1,010.00.'];

describe('an alert that fires', () => {
  afterEach(() => act(() => toasts.clear()));

  it('is said on the page at once, each one time [I4-8-TOAST]', async () => {
    served([notice('1', false)]);
    const { stream } = open();
    await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    expect(said()).toEqual([]);
    act(() => stream.tell(firedEvent));
    act(() => stream.tell(firedEvent));
    act(() => stream.tell(told));

    await waitFor(() => expect(said()).toEqual([firedWords]));
  });

  it('stays until it is closed, the three newest of them [I4B-D23]', async () => {
    served([notice('1', false)]);
    const { stream } = open();
    await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    for (const symbol of ['A', 'B', 'C', 'D']) {
      act(() => stream.tell({ ...firedEvent, id: symbol, params: { ...fired.params, symbol } }));
    }

    await waitFor(() =>
      expect(said().map(([title]) => title)).toEqual(
        ['B', 'C', 'D'].map((symbol) => `${symbol} has reached your alert`),
      ),
    );
    expect(toasts.getSnapshot().toasts.map(({ duration }) => duration)).toEqual([0, 0, 0]);
  });

  it('is said when the stream comes back, and not when the page is opened [I4-8-TOAST]', async () => {
    served([{ ...fired, id: 'old' }]);
    const { stream } = open();
    await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    expect(said()).toEqual([]);
    act(() => stream.setStatus('waiting'));
    served([fired, { ...fired, id: 'old' }]);
    act(() => stream.setStatus('connecting'));
    act(() => stream.setStatus('live'));

    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    await waitFor(() => expect(said()).toEqual([firedWords]));
  });
});

describe('the bell', () => {
  it('says how many are unread and shows the newest in the words of the app [I3-9-BELL]', async () => {
    served([notice('1', false), notice('2', true)]);
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));

    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(dialog.textContent).toContain('Somebody signed in with Device 1.');
    expect(dialog.textContent).toContain('Somebody signed in with Device 2.');
  });

  it('takes a notice of the stream at once, each one time [I3-9-BELL]', async () => {
    served([notice('1', false)]);
    const { stream, user } = open();
    await screen.findByRole('button', { name: 'Notifications, 1 unread' });

    act(() => stream.tell(told, '2026-01-08T11:00:00+05:30'));
    act(() => stream.tell(told, '2026-01-08T11:00:00+05:30'));

    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    expect(await screen.findAllByText('Trading PIN set')).toHaveLength(1);
  });

  it('marks all read', async () => {
    served([notice('1', false)]);
    const marked: unknown[] = [];
    server.use(
      http.post(`${path}/read`, async ({ request }) => {
        marked.push(await request.json());
        served([notice('1', true)]);
        return HttpResponse.json(envelopeOf({ unread_count: 0 }));
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));

    await user.click(await screen.findByRole('button', { name: 'Mark all read' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull());
    expect(screen.queryByText('Unread')).toBeNull();
    expect(marked).toEqual([{ ids: ['1'] }]);
  });

  it('does not mark a notice that arrives in the moment of "Mark all read" [I3A-USE-10]', async () => {
    served([notice('1', false)]);
    const { stream, user } = open();
    server.use(
      http.post(`${path}/read`, () => {
        // The server has answered for what it had; the next notice is told before the answer arrives.
        act(() => stream.tell(told, '2026-01-08T11:00:00+05:30'));
        served([{ ...notice('live', false), code: 'pin_set', params: {} }, notice('1', true)]);
        return HttpResponse.json(envelopeOf({ unread_count: 0 }));
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    await user.click(await screen.findByRole('button', { name: 'Mark all read' }));

    expect(await screen.findByText('1 new')).toBeDefined();
    expect(screen.getAllByText('Unread')).toHaveLength(1);
  });

  it('leads to all notices [I3A-SPEC-7]', async () => {
    served([notice('1', false)]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    await user.click(await screen.findByRole('button', { name: 'All notifications' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(modals.getSnapshot()).toMatchObject([{ dialog: allNoticesDialog }]);
  });

  it('leads to the price alerts [I4-8-WAYS]', async () => {
    served([notice('1', false)]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const link = await screen.findByRole('link', { name: 'Price alerts' });
    expect(link.getAttribute('href')).toBe('/market/alerts');
    await user.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that there are none', async () => {
    served([]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText('No notifications yet')).toBeDefined();
  });

  it('says that they could not be loaded, and tries again', async () => {
    server.use(failing(path, { status: 500, message: 'Something went wrong.' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    await screen.findByText('Notifications could not be loaded.');

    served([]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No notifications yet')).toBeDefined();
  });

  it('is not there where the server has no notices', async () => {
    server.use(failing(path, { status: 404, message: 'Not found.' }));
    open();
    await screen.findByRole('button', { name: 'Notifications' });
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});
