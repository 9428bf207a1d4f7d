import { englishUiTexts, loadUiTexts } from '@wealth/i18n-locale';
import { imageUploadTexts } from '@wealth/i18n-locale/ui/imageUpload';
import { describe, expect, it } from 'vitest';
import { sizeText } from './sizeText.ts';

const megabyte = 1024 * 1024;

describe('the size of a file', () => {
  it.each([
    [12, '1 KB'],
    [420 * 1024, '420 KB'],
    [1000 * 1024, '1,000 KB'],
    [1.75 * megabyte, '1.8 MB'],
    [2 * megabyte, '2 MB'],
  ])('of %d bytes is %s', async (bytes, text) => {
    expect(sizeText(bytes, englishUiTexts.of(imageUploadTexts), 'en-IN')).toBe(text);
    expect(sizeText(bytes, (await loadUiTexts('hi', 'hi-IN')).of(imageUploadTexts), 'hi-IN')).toBe(text);
  });
});
