import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Notification } from '@wealth/api-sdk/model';
import { envelopeOf, failing, handlers } from '@wealth/api-sdk/testing';
import { mockServer, AppStage } from '@wealth/testing';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { AllNotices } from './AllNotices.tsx';

const server = mockServer(...handlers());
const path = '*/client/app/v1/notifications';

const signIn: Notification = {
  id: '1',
  code: 'new_sign_in',
  category: 'security',
  message: 'Words of the server',
  params: { device: 'Firefox' },
  time: '2026-01-08T10:00:00+05:30',
  read: false,
};
const rejected: Notification = {
  ...signIn,
  id: '2',
  code: 'kyc_rejected',
  category: 'account',
  params: { reason: 'Photo blurred' },
  time: '2026-01-05T09:00:00+05:30',
  read: true,
};

const close = vi.fn();

function show() {
  render(
    <AppStage>
      <AllNotices close={close} />
    </AppStage>,
  );
  return userEvent.setup();
}

it('shows all notices by day, a page at a time, and those of one kind [I3A-SPEC-7]', async () => {
  const cursors: Array<string | null> = [];
  server.use(
    http.get(path, ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor');
      cursors.push(cursor);
      const page =
        cursor === null ? { items: [signIn], next_cursor: '41' } : { items: [rejected], next_cursor: null };
      return HttpResponse.json(envelopeOf({ ...page, unread_count: 1 }));
    }),
  );
  const user = show();

  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Photo blurred')).toBeDefined();
  expect(cursors).toEqual([null, '41']);
  expect(screen.getAllByRole('region').map((day) => day.getAttribute('aria-label'))).toEqual([
    'Thu, 8 Jan 2026',
    'Mon, 5 Jan 2026',
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();

  await user.click(screen.getByRole('radio', { name: 'Unread' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: 'Account' }));
  expect(screen.getByText('Photo blurred')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

/** The server has these, and more behind them where a cursor is given. */
function serve(items: Notification[], next_cursor: string | null) {
  server.use(http.get(path, () => HttpResponse.json(envelopeOf({ items, next_cursor, unread_count: 0 }))));
}

it.each([null, '41'])(
  'says that there is none of a kind, and not that there is none at all (next page: %s)',
  async (cursor) => {
    serve([rejected], cursor);
    const user = show();
    await user.click(await screen.findByRole('radio', { name: 'Money' }));
    expect(screen.getByText('No notifications of this kind')).toBeDefined();
    expect(screen.queryByText('No notifications yet')).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'Show more' })).toHaveLength(cursor === null ? 0 : 1);
  },
);

it('says that there is none at all where the server has none, whatever is chosen', async () => {
  serve([], null);
  const user = show();
  expect(await screen.findByText('No notifications yet')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Money' }));
  expect(screen.getByText('No notifications yet')).toBeDefined();
});

it('does not say so above "Show more" where a page came empty', async () => {
  serve([], '41');
  show();
  expect(await screen.findByRole('button', { name: 'Show more' })).toBeDefined();
  expect(screen.queryByText('No notifications yet')).toBeNull();
});

it('says that they could not be loaded, and tries again', async () => {
  server.use(failing(path, { status: 500, message: 'Something went wrong.' }));
  const user = show();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.use(
    http.get(path, () => HttpResponse.json(envelopeOf({ items: [], next_cursor: null, unread_count: 0 }))),
  );
  await user.click(retry);
  expect(await screen.findByText('No notifications yet')).toBeDefined();
});

it('leads from a notice to what it tells of, and closes [I4B-D23]', async () => {
  server.use(
    http.get(path, () =>
      HttpResponse.json(envelopeOf({ items: [signIn], next_cursor: null, unread_count: 1 })),
    ),
  );
  const user = show();
  const link = await screen.findByRole('link', { name: /New sign-in/ });
  expect(link.getAttribute('href')).toBe('/me/profile#devices-section');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(close).toHaveBeenCalledOnce();
});
