import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as content from '../src/generated/endpoints/content/content.ts';
import {
  anyBearer,
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  post,
  refused,
  succeeds,
  unverified,
} from './contract.ts';

const { arrayContaining, boolean, eachLike, integer, like, regex } = MatchersV3;

const section = { heading: like('Who we are'), text: like('{entity} runs this app.') };

describe('GET company', () => {
  const toCompany = get('/content/app/v1/company');

  it('answers the texts of the operator, and a film that is not there [I6B-4-CONTENT]', async () => {
    const answer = holding({
      title: like('Who holds your money, and where'),
      lead: like('Who runs this, and how to check it.'),
      is_placeholder: boolean(true),
      sections: eachLike(section),
      video: {
        title: like('Company introduction'),
        src: null,
        duration_seconds: integer(160),
        tracks: eachLike({
          kind: regex('^(captions|descriptions)$', 'captions'),
          language: regex('^(en|hi)$', 'en'),
          label: like('English'),
          src: regex('^/content/media/[a-z0-9.-]+$', '/content/media/company.en.vtt'),
        }),
        chapters: eachLike({ at_seconds: integer(0), title: like('Who we are') }),
        transcript: eachLike({
          at_seconds: integer(0),
          said: like('This is {entity}.'),
          seen: like('A name.'),
        }),
      },
    });
    const exchange = toCompany('the company introduction in Hindi', {
      ...by(holder),
      query: { language: 'hi' },
      answer,
    });

    const company = await succeeds(exchange, () => content.getCompanyIntroduction({ language: 'hi' }));
    expect(company.video.src).toBeNull();
  });

  it('answers 401 without a good token', async () => {
    const exchange = toCompany('the company introduction without a good token', {});

    expect(await asksForNewToken(exchange, () => content.getCompanyIntroduction())).toBe(true);
  });
});

describe('articles', () => {
  const toArticles = get('/content/app/v1/articles');
  const toRead = (id: string) => post(`/content/app/v1/articles/${id}/read`);
  const key = '9b2f0f3e-5f0a-4b62-9f4d-7d0f3f1f6a11';
  const keyed = { ...anyBearer, 'Idempotency-Key': key };
  const read = () => content.readArticle('fraud', { 'Idempotency-Key': key });

  it('are lessons and documents with their texts [I6B-4-LESSONS]', async () => {
    const article = {
      id: like('diversification'),
      kind: regex('^(lesson|document)$', 'lesson'),
      title: like('All in one share'),
      summary: like('A fall of 50% needs a rise of 100%.'),
      minutes: integer(2),
      figure: null,
      sections: eachLike(section),
      read_at: null,
    };
    const answer = holding(
      arrayContaining(article, { ...article, figure: regex('^largest_holding$', 'largest_holding') }),
    );
    const exchange = toArticles('the lessons and documents', { ...by(holder), answer });

    expect(await succeeds(exchange, () => content.getArticles())).toMatchObject([
      { kind: 'lesson', figure: null },
      { figure: 'largest_holding' },
    ]);
  });

  it('answer 403 before the identity check is approved', async () => {
    const exchange = toArticles('the lessons before the identity check', {
      ...by(unverified),
      ...refused(403, 'KYC approval is required.'),
    });

    expect((await isRefused(exchange, () => content.getArticles())).status).toBe(403);
  });

  it('are read under a key [I6B-4-READ]', async () => {
    const exchange = toRead('fraud')('an article that was read', {
      state: holder,
      headers: keyed,
      answer: holding({ id: 'fraud', read_at: moment('2026-11-19T14:32:07+05:30') }),
    });

    expect((await succeeds(exchange, read)).id).toBe('fraud');
  });

  it('answer 404 to one that there is not', async () => {
    const exchange = toRead('profit')('an article there is not', {
      state: holder,
      headers: keyed,
      ...refused(404, 'Not found.'),
    });
    const call = () => content.readArticle('profit', { 'Idempotency-Key': key });

    expect((await isRefused(exchange, call)).status).toBe(404);
  });
});
