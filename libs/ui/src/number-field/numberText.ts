import type { FigureSigns } from '@wealth/i18n-locale';
import { readTyped, type BoxText, type TypedFigure } from '../internal/typedFigure.ts';

/** Whole digits that a double still tells apart. */
const maximumWholeDigits = 15;
const maximumDecimals = 10;
const numberText = new RegExp(`^-?\\d{0,${maximumWholeDigits}}(\\.\\d{0,${maximumDecimals}})?$`);

const bareNumber = (text: string) => text.replace(/^\u2212/, '-');

/**
 * What a number box may hold while it is typed in: an optional minus, digits, one decimal sign. Text that was pasted
 * comes without its white space and its group separators, with digits of Indian scripts as 0 to 9.
 *
 * @returns null when the text can become no number; the box then keeps what it had.
 */
export function readNumberText(typed: string, before: BoxText, signs: FigureSigns): TypedFigure | null {
  const read = readTyped(typed, before, { signs, bare: bareNumber });
  return read === null || read.plain === null || numberText.test(read.plain) ? read : null;
}

/** The number that a text stands for; null for a text without a digit. Never NaN, never an infinity. */
export function toNumber(text: string): number | null {
  if (!/\d/.test(text)) return null;
  const parsed = Number(text);
  if (!Number.isFinite(parsed)) return null;
  // A minus zero would show as "-0".
  return parsed === 0 ? 0 : parsed;
}

/** A number as it is typed, without an exponent; empty for what is no number. */
export function toNumberText(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
}

function decimalsOf(value: number): number {
  return toNumberText(value).split('.')[1]?.length ?? 0;
}

export interface StepLimits {
  /** The difference that one press makes. */
  step: number;
  minimum?: number;
  maximum?: number;
}

/** One step up or down from a value, without binary drift (0.1 + 0.2 is 0.3), kept within the limits. */
export function steppedNumber(value: number | null, direction: 1 | -1, limits: StepLimits): number {
  const { step, minimum = -Infinity, maximum = Infinity } = limits;
  const from = value ?? 0;
  const scale = 10 ** Math.max(decimalsOf(from), decimalsOf(step));
  const next = (Math.round(from * scale) + direction * Math.round(step * scale)) / scale;
  return Math.min(Math.max(next, minimum), maximum);
}
