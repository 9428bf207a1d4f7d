import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const picturesFolder = join(import.meta.dirname, '../pictures');

/** Two majors of Chromium draw letters differently: a picture is named after the one that took it. */
export interface Picture {
  /** Story and theme. */
  subject: string;
  chromiumMajor: number;
}

export function fileOf({ subject, chromiumMajor }: Picture): string {
  return `${subject}-chromium${chromiumMajor}.png`;
}

function parse(file: string): Picture | null {
  const match = /^(.+)-chromium(\d+)\.png$/.exec(file);
  return match ? { subject: match[1] ?? '', chromiumMajor: Number(match[2]) } : null;
}

/** The committed pictures; a file with another name is null. */
export function readPictures(): Array<{ file: string; picture: Picture | null }> {
  const files = existsSync(picturesFolder) ? readdirSync(picturesFolder) : [];
  return files.filter((file) => file.endsWith('.png')).map((file) => ({ file, picture: parse(file) }));
}

/** The picture to compare with: the one of this major, else that of the newest other one, else null. */
export function baselineFor(wanted: Picture): Picture | null {
  const all = readPictures().flatMap(({ picture }) => (picture?.subject === wanted.subject ? [picture] : []));
  const same = all.find(({ chromiumMajor }) => chromiumMajor === wanted.chromiumMajor);
  return same ?? all.toSorted((one, other) => other.chromiumMajor - one.chromiumMajor)[0] ?? null;
}

export function forget(file: string) {
  rmSync(join(picturesFolder, file));
}

/** Takes the pictures of other majors away once this one has been taken. */
export function forgetOthers(taken: Picture) {
  for (const { file, picture } of readPictures()) {
    const isOther = picture?.subject === taken.subject && picture.chromiumMajor !== taken.chromiumMajor;
    if (isOther) forget(file);
  }
}
