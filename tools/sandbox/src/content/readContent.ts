import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';

/** The languages that the operator writes in; the first is what everybody else gets. */
export const contentLanguages = ['en', 'hi'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

/** What the achievements name: these have to be there. */
export const namedDocuments = { nomination: 'nomination', keyFacts: 'key-facts' } as const;

/** The placeholders that come with the product. */
export const placeholderFolder = resolve(import.meta.dirname, '../../content');

/** Content of the operator that cannot be used. The message is for the person who wrote it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

const text = z.string().check(z.minLength(1), z.maxLength(4_000));
const seconds = z.int().check(z.gte(0));
/** A name without a folder: what is served is one flat folder. */
export const mediaName = /^[a-z0-9][a-z0-9.-]{0,80}\.(?:mp4|webm|vtt)$/u;
const fileName = z.string().check(z.regex(mediaName, 'must be the name of a file in media'));

const sections = z.array(z.strictObject({ heading: text, text })).check(z.minLength(1));

const filmSchema = z.strictObject({
  file: fileName,
  durationSeconds: z.int().check(z.gte(1)),
  tracks: z.array(
    z.strictObject({
      kind: z.enum(['captions', 'descriptions']),
      language: z.enum(contentLanguages),
      label: text,
      file: fileName,
    }),
  ),
});

const companySchema = z.strictObject({
  title: text,
  lead: text,
  isPlaceholder: z.boolean(),
  sections,
  video: z.strictObject({
    title: text,
    chapters: z.array(z.strictObject({ atSeconds: seconds, title: text })).check(z.minLength(1)),
    transcript: z
      .array(z.strictObject({ atSeconds: seconds, said: text, seen: z.string() }))
      .check(z.minLength(1)),
  }),
});

const articlesSchema = z
  .array(
    z.strictObject({
      id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,40}$/u)),
      kind: z.enum(['lesson', 'document']),
      figure: z.nullable(z.enum(['largest_holding', 'pledged'])),
    }),
  )
  .check(z.minLength(1));

const wordsSchema = z.record(z.string(), z.strictObject({ title: text, summary: text, sections }));

type Film = z.infer<typeof filmSchema>;
type Company = z.infer<typeof companySchema>;
type ArticleFacts = z.infer<typeof articlesSchema>[number];
type ArticleWords = z.infer<typeof wordsSchema>[string];

export type StoredArticle = ArticleFacts & ArticleWords;

/** What the operator has written. */
export interface Content {
  film: Film;
  company: Readonly<Record<ContentLanguage, Company>>;
  /** In their order. */
  articles: Readonly<Record<ContentLanguage, readonly StoredArticle[]>>;
  mediaFolder: string;
}

function readJson<Schema extends z.ZodMiniType>(
  folder: string,
  name: string,
  schema: Schema,
): z.infer<Schema> {
  const path = join(folder, name);
  try {
    return z.parse(schema, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const why = error instanceof z.core.$ZodError ? z.prettifyError(error) : String(error);
    throw new ContentError(`${path} cannot be used. ${why}`);
  }
}

function readCompany(folder: string, language: ContentLanguage): Company {
  const name = `${language}/company.json`;
  const company = readJson(folder, name, companySchema);
  const [first] = company.video.transcript;
  // SEBI, 26 February 2026: a film begins with the registered name and number.
  const isNamed = first?.said.includes('{entity}') && first.said.includes('{registration}');
  if (first?.atSeconds !== 0 || !isNamed)
    throw new ContentError(
      `${join(folder, name)} cannot be used. Its film has to begin with {entity} and {registration}, at 0 seconds.`,
    );
  return company;
}

function readArticles(
  folder: string,
  language: ContentLanguage,
  facts: readonly ArticleFacts[],
): StoredArticle[] {
  const name = `${language}/articles.json`;
  const words = readJson(folder, name, wordsSchema);
  return facts.map((article) => {
    const own = words[article.id];
    if (!own)
      throw new ContentError(`${join(folder, name)} cannot be used. It has no words for ${article.id}.`);
    return { ...article, ...own };
  });
}

function readFacts(folder: string): ArticleFacts[] {
  const facts = readJson(folder, 'articles.json', articlesSchema);
  const missing = Object.values(namedDocuments).filter(
    (id) => !facts.some((article) => article.id === id && article.kind === 'document'),
  );
  if (missing.length > 0)
    throw new ContentError(
      `${join(folder, 'articles.json')} cannot be used. It has no document ${missing.join(', ')}.`,
    );
  if (!facts.some(({ kind }) => kind === 'lesson'))
    throw new ContentError(`${join(folder, 'articles.json')} cannot be used. It has no lesson.`);
  return facts;
}

/**
 * Reads what the operator has written, at the start: what is not whole is said then, and no client meets it.
 *
 * @throws ContentError that names the file, and what is wrong in it.
 */
export function readContent(folder: string): Content {
  const facts = readFacts(folder);
  return {
    film: readJson(folder, 'film.json', filmSchema),
    company: { en: readCompany(folder, 'en'), hi: readCompany(folder, 'hi') },
    articles: { en: readArticles(folder, 'en', facts), hi: readArticles(folder, 'hi', facts) },
    mediaFolder: join(folder, 'media'),
  };
}
