import { missing } from '@wealth/i18n-locale';
import type { ClientAction } from '@wealth/api-sdk/model';

/** "1 → 2": so many shares before and after; a dash where there is no such ratio. */
export const ratioText = (ratio: ClientAction['ratio']) =>
  ratio === null ? missing : `${ratio.before} → ${ratio.after}`;
