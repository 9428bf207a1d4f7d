import { formatNumber, formatQuantity, india, type UiText } from '@wealth/i18n-locale';

/** 1,024 bytes each: the limit of 20 MB is 20,971,520 bytes. */
const kilobyte = 1024;

/** "420 KB" or "1.8 MB"; a file of some bytes is 1 KB. */
export function sizeText(bytes: number, t: UiText<'imageUpload'>, locale: string): string {
  const region = { ...india, locale };
  const kilobytes = bytes / kilobyte;
  if (kilobytes < kilobyte)
    return t('kilobytes', { size: formatQuantity(Math.max(kilobytes, 1), { region }) });
  return t('megabytes', { size: formatNumber(kilobytes / kilobyte, { region, decimals: 1 }) });
}
