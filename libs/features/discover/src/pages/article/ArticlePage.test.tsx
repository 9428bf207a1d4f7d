import { act, screen } from '@testing-library/react';
import {
  envelopeOf,
  failing,
  getGetArticlesMockHandler,
  getReadArticleMockHandler,
} from '@wealth/api-sdk/testing';
import { mockServer, renderPage, stubView } from '@wealth/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { discoverHandlers } from '../../testing.ts';
import { articles } from '../../testing/contentFixtures.ts';
import { ArticlePage } from './ArticlePage.tsx';

const server = mockServer(...discoverHandlers());
const confirm = () => screen.findByRole('button', { name: 'I have read this to the end' });
const view = stubView();

beforeEach(() => view.set(true));

function open(id: string) {
  return renderPage(<ArticlePage id={id} notFound="Not found" />);
}

describe('a lesson', () => {
  it('counts when its end was seen, and when that is confirmed [I6B-4-READ]', async () => {
    view.set(false);
    const { user } = open('fraud');
    const button = await confirm();
    expect(button).toHaveProperty('disabled', true);
    expect(screen.getByText('The button opens at the end of the text.')).toBeDefined();

    act(() => view.set(true));
    expect(button).toHaveProperty('disabled', false);

    const sent: Array<{ path: string; key: string | null }> = [];
    server.use(
      getReadArticleMockHandler(({ request }) => {
        sent.push({ path: new URL(request.url).pathname, key: request.headers.get('idempotency-key') });
        return envelopeOf({ id: 'fraud', read_at: '2026-11-19T14:32:07+05:30' });
      }),
      getGetArticlesMockHandler(
        envelopeOf(
          articles.map((one) =>
            one.id === 'fraud' ? { ...one, read_at: '2026-11-19T14:32:07+05:30' } : one,
          ),
        ),
      ),
    );
    await user.click(button);

    expect(await screen.findByText('Read on Thu, 19 Nov 2026')).toBeDefined();
    expect(sent).toEqual([
      { path: '/content/app/v1/articles/fraud/read', key: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]);
  });

  it('is confirmed by keys alone [I6B-4-READ]', async () => {
    const { user } = open('fraud');
    const button = await confirm();
    const sent: string[] = [];
    server.use(
      getReadArticleMockHandler(({ request }) => {
        sent.push(request.url);
        return envelopeOf({ id: 'fraud', read_at: '2026-11-19T14:32:07+05:30' });
      }),
    );

    for (let count = 0; document.activeElement !== button && count < 10; count += 1) await user.tab();
    await user.keyboard('[Enter]');

    await expect.poll(() => sent).toHaveLength(1);
  });

  it('is sent with the same key until it is known [I6B-4-READ]', async () => {
    const { user } = open('fraud');
    const keys: Array<string | null> = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
    });
    server.use(failing('*/content/app/v1/articles/fraud/read', { status: 500, message: 'Out of order' }));
    const button = await confirm();
    await user.click(button);
    await expect.poll(() => keys.length).toBeGreaterThan(0);
    await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
    const before = keys.length;
    await user.click(button);

    await expect.poll(() => keys.length).toBeGreaterThan(before);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows the own figure that it is about, and hides what the eye hides [I6B-4-LESSONS]', async () => {
    open('diversification');

    expect(
      await screen.findByText(/^Your largest holding is [A-Z]+: \d+\.\d% of what your shares are worth\.$/),
    ).toBeDefined();
  });

  it('shows markup as text [I6B-BAD-MARKUP]', async () => {
    const text = '<script>alert(1)</script> <b>bold</b>';
    server.use(
      getGetArticlesMockHandler(
        envelopeOf(articles.map((one) => ({ ...one, title: text, sections: [{ heading: text, text }] }))),
      ),
    );
    open('fraud');

    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeDefined();
    expect(document.querySelector('b')).toBeNull();
  });

  it('leads on to the next one that is not read, and back [I6B-4-LESSONS]', async () => {
    open('diversification');

    const next = await screen.findByRole('link', { name: 'Next: Borrowed money' });
    expect(next.getAttribute('href')).toBe('/discover/borrowing');
    expect(screen.getByRole('link', { name: 'Back to Discover' }).getAttribute('href')).toBe('/discover');
  });

  it('that there is not is not found', async () => {
    open('profit');

    expect(await screen.findByText('Not found')).toBeDefined();
  });
});
