import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { createArticles } from '../src/content/createArticles.ts';
import { readContent } from '../src/content/readContent.ts';
import { openDatabase } from '../src/database/database.ts';
import { createSandboxClock } from '../src/machine/createSandboxClock.ts';
import { call, origin, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const placeholders = resolve(import.meta.dirname, '../content');
const holder = '9876543210';

let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

/** A folder of an operator who has changed one of the files. */
function ownContent(name: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'wealth-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(placeholders, folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return folder;
}

async function sandboxOf(contentFolder: string): Promise<TestSandbox> {
  const own = await createTestSandbox({ contentFolder });
  onTestFinished(() => own.dispose());
  return own;
}

const companySchema = z.object({
  title: z.string(),
  is_placeholder: z.boolean(),
  sections: z.array(z.object({ heading: z.string(), text: z.string() })),
  video: z.object({
    src: z.nullable(z.string()),
    tracks: z.array(z.object({ kind: z.string(), language: z.string(), src: z.string() })),
    chapters: z.array(z.object({ at_seconds: z.number(), title: z.string() })),
    transcript: z.array(z.object({ at_seconds: z.number(), said: z.string(), seen: z.string() })),
  }),
});

const articlesSchema = z.array(
  z.object({ id: z.string(), kind: z.string(), title: z.string(), read_at: z.nullable(z.string()) }),
);

async function company({ sandbox }: TestSandbox, language = 'en') {
  const { access_token: token } = await signIn(sandbox, holder);
  const { data } = await call(sandbox, `GET /content/app/v1/company?language=${language}`, { token });
  return z.parse(companySchema, data);
}

describe('the company introduction', () => {
  it('comes in two languages, says that it is a placeholder, and has no film to load [I6B-4-NOFILE]', async () => {
    const english = await company(test);
    const hindi = await company(test, 'hi');

    expect(english).toMatchObject({ is_placeholder: true, video: { src: null } });
    expect(hindi.title).toMatch(/\p{Script=Devanagari}/u);
    expect(hindi.video.chapters).toHaveLength(english.video.chapters.length);
    expect(hindi.video.transcript).toHaveLength(english.video.transcript.length);
  });

  it('has captions and described text in both, and begins with name and number [I6B-4-VIDEO]', async () => {
    const { video } = await company(test);

    expect(video.tracks.map(({ kind, language }) => `${kind} ${language}`)).toEqual([
      'captions en',
      'captions hi',
      'descriptions en',
      'descriptions hi',
    ]);
    expect(video.transcript[0]).toMatchObject({ at_seconds: 0, seen: expect.stringMatching(/./) });
    expect(video.transcript[0]?.said).toMatch(/\{entity\}.*\{registration\}/u);
  });

  it('names its film once the file is there, and serves the bytes that are asked for [I6B-4-VIDEO]', async () => {
    const folder = ownContent('film.json', (text) => text);
    writeFileSync(join(folder, 'media/company.mp4'), '0123456789');
    const own = await sandboxOf(folder);

    expect((await company(own)).video.src).toBe('/content/media/company.mp4');
    const ask = (range: string) =>
      own.sandbox.fetch(new Request(`${origin}/content/media/company.mp4`, { headers: { range } }));
    const part = await ask('bytes=2-5');
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-5/10',
      '2345',
    ]);
    expect(await (await ask('bytes=-3')).text()).toBe('789');
    expect(await (await ask('bytes=7-')).text()).toBe('789');
    expect(await (await ask('bytes=0-1,3-4')).text()).toBe('0123456789');
    expect((await ask('bytes=10-')).status).toBe(416);
  });

  it('serves its text tracks, and nothing else of the disk [I6B-4-CONTENT]', async () => {
    const status = async (path: string, method = 'GET') =>
      (await test.sandbox.fetch(new Request(`${origin}${path}`, { method }))).status;
    const track = await test.sandbox.fetch(new Request(`${origin}/content/media/company.hi.vtt`));

    expect(track.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await track.text()).toMatch(/^WEBVTT\n/u);
    expect(await status('/content/media/company.hi.vtt', 'HEAD')).toBe(200);
    expect(await status('/content/media/company.mp4')).toBe(404);
    expect(await status('/content/media/..%2Ffilm.json')).toBe(404);
    expect(await status('/content/media/en/company.json')).toBe(404);
    expect(await status('/content/film.json')).toBe(404);
  });

  it('may be loaded from this site alone [I6B-4-CSP]', async () => {
    const { headers } = await test.sandbox.fetch(new Request(`${origin}/`));

    expect(headers.get('content-security-policy')).toContain("; media-src 'self'; ");
    expect(headers.get('permissions-policy')).toContain('autoplay=()');
  });
});

describe('what the operator has written', () => {
  it('is text: markup in it stays what it is [I6B-BAD-MARKUP] [I6B-4-CONTENT]', async () => {
    const markup = '<img src=x onerror=alert(1)><b>Read</b> &amp; {entity}';
    const folder = ownContent('en/company.json', (text) => {
      const words = z.parse(z.record(z.string(), z.unknown()), JSON.parse(text));
      return JSON.stringify({ ...words, sections: [{ heading: '<h1>Us</h1>', text: markup }] });
    });

    expect((await company(await sandboxOf(folder))).sections).toEqual([
      { heading: '<h1>Us</h1>', text: markup },
    ]);
  });

  it.each([
    ['a film of another site', 'film.json', ['"company.mp4"', '"https://films.example/company.mp4"']],
    ['a file of another folder', 'film.json', ['"company.mp4"', '"../company.mp4"']],
    ['a film that does not begin with the name', 'en/company.json', ['This is {entity}', 'This is us']],
    ['a lesson without its words', 'hi/articles.json', ['"fraud": {', '"other": {']],
    ['no words on nominees', 'articles.json', ['"nomination"', '"nominee"']],
    ['a mark too few', 'hi/company.json', ['{', '']],
  ] as const)('is refused at the start with %s [I6B-4-CONTENT]', (_, name, [from, to]) => {
    const folder = ownContent(name, (text) => text.replace(from, to));

    expect(() => readContent(folder)).toThrow(name);
  });
});

describe('lessons and documents', () => {
  async function client() {
    const { access_token: token } = await signIn(test.sandbox, holder);
    const list = async (language = 'en') => {
      const { data } = await call(test.sandbox, `GET /content/app/v1/articles?language=${language}`, {
        token,
      });
      return z.parse(articlesSchema, data);
    };
    const read = (id: string, headers = {}) =>
      call(test.sandbox, `POST /content/app/v1/articles/${id}/read`, { token, headers });
    return { token, list, read };
  }

  it('are six lessons and the documents, unread, in the language that is asked for [I6B-4-LESSONS]', async () => {
    const { list } = await client();
    const english = await list();
    const hindi = await list('hi');

    expect(english.filter(({ kind }) => kind === 'lesson')).toHaveLength(6);
    expect(english.every(({ read_at: at }) => at === null)).toBe(true);
    expect(hindi.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(hindi.every(({ title }) => /\p{Script=Devanagari}/u.test(title))).toBe(true);
  });

  it('are read once: a second time, or the same key, changes nothing [I6B-4-READ]', async () => {
    const { list, read } = await client();
    const key = { 'idempotency-key': randomUUID() };
    const first = await read('fraud', key);
    test.advance(60_000);

    expect(first.data).toEqual({ id: 'fraud', read_at: '2026-11-19T11:00:00+05:30' });
    expect((await read('fraud', key)).data).toEqual(first.data);
    expect((await read('fraud')).data).toEqual(first.data);
    // A key is that of one request: with it nothing else is answered as if it were that.
    expect((await read('diversification', key)).status).toBe(409);
    expect((await list()).find(({ id }) => id === 'fraud')?.read_at).toBe('2026-11-19T11:00:00+05:30');
    expect(test.countRows('article_reading')).toBe(1);
  });

  it('are read by one client, and no other [I6B-4-READ]', async () => {
    await (await client()).read('fraud');
    const { access_token: token } = await signIn(test.sandbox, '9876543215');
    const { data } = await call(test.sandbox, 'GET /content/app/v1/articles', { token });

    expect(z.parse(articlesSchema, data).every(({ read_at: at }) => at === null)).toBe(true);
  });

  it('answer 404 to an article there is not, 403 before the identity check, 401 to nobody [I6B-4-READ]', async () => {
    const { read } = await client();
    const { access_token: token } = await signIn(test.sandbox, '9876543211');

    expect((await read('profit')).status).toBe(404);
    expect((await call(test.sandbox, 'GET /content/app/v1/articles', { token })).status).toBe(403);
    expect((await call(test.sandbox, 'POST /content/app/v1/articles/fraud/read', { token })).status).toBe(
      403,
    );
    expect((await call(test.sandbox, 'POST /content/app/v1/articles/fraud/read')).status).toBe(401);
    expect((await call(test.sandbox, 'GET /content/app/v1/articles?language=fr', { token })).status).toBe(
      403,
    );
  });

  it('tell once that all lessons are read; documents are none [I6B-4-LESSONS]', () => {
    const database = openDatabase(join(mkdtempSync(join(tmpdir(), 'wealth-articles-')), 'a.db'));
    onTestFinished(() => database.close());
    database.run(
      database.query.insertInto('client').values({
        id: '1',
        mobile: holder,
        name: 'Asha Verma',
        password_hash: 'x',
        pin_hash: null,
        pin_wrong_count: 0,
        pin_locked_until: null,
        kyc_status: 'approved',
        kyc_reason: '',
        vip: 0,
        score: 0,
        order_count: 0,
        account: '',
        allow_compensation: 0,
        allow_bonus: 0,
        allow_loan: 0,
        has_ddpi: 0,
        avatar_upload_id: null,
        created_at: 1,
      }),
    );
    const told: string[] = [];
    const content = readContent(placeholders);
    const articles = createArticles({
      database,
      clock: createSandboxClock(() => 1_000),
      content,
      onLessonsRead: (clientId) => told.push(clientId),
    });
    const [last, ...lessons] = content.articles.en.filter(({ kind }) => kind === 'lesson');

    for (const { id } of lessons) articles.read('1', id);
    articles.read('1', 'nomination');
    expect(told).toEqual([]);
    articles.read('1', last?.id ?? '');
    articles.read('1', last?.id ?? '');
    expect(told).toEqual(['1']);
  });
});
