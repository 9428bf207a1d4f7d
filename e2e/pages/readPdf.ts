import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a tagged PDF says of itself. */
export interface PdfReading {
  isMarked: boolean;
  title: string | null;
  language: string | null;
  /** Every role of its structure, each as often as it is there. */
  roles: string[];
  /** The text of each sheet. */
  sheets: string[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function member(value: unknown, name: string): unknown {
  return isObject(value) ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

function textMember(value: unknown, name: string): string | null {
  const text = member(value, name);
  return typeof text === 'string' ? text : null;
}

function rolesOf(node: unknown): string[] {
  const children = member(node, 'children');
  const own = textMember(node, 'role');
  const below = Array.isArray(children) ? children.flatMap(rolesOf) : [];
  return own === null ? below : [own, ...below];
}

/** Reads a PDF as a screen reader finds it: its structure, its language and its text. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const { info }: { info: unknown } = await pdf.getMetadata();
  const marks: unknown = await pdf.getMarkInfo();
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const sheets = await Promise.all(
    numbers.map(async (number) => {
      const page = await pdf.getPage(number);
      const tree: unknown = await page.getStructTree();
      const { items }: { items: unknown[] } = await page.getTextContent();
      return { roles: rolesOf(tree), text: items.map((item) => textMember(item, 'str') ?? '').join(' ') };
    }),
  );
  const reading = {
    isMarked: marks instanceof Map && marks.get('Marked') === true,
    title: textMember(info, 'Title'),
    language: textMember(info, 'Language'),
    roles: sheets.flatMap(({ roles }) => roles),
    sheets: sheets.map(({ text }) => text),
  };
  await task.destroy();
  return reading;
}
