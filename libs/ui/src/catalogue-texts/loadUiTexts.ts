import {
  catalogue,
  createFormats,
  loadMessages,
  type Formats,
  type Language,
  type Region,
  type Translate,
} from '@wealth/i18n-locale';
import type { ComponentTexts, UiMessages } from '../messages/index.ts';
import { listTexts, overlayTexts, smallTexts } from './displayTexts.ts';
import { chartTexts, marketTexts } from './figureTexts.ts';
import { fieldTexts, imageTexts } from './inputTexts.ts';

/** What the design system says on its own; what is left out it says in English. */
export interface UiTexts {
  messages: Partial<UiMessages>;
  components: Partial<ComponentTexts>;
}

/** What libs/ui says on its own, in the client's language. English is its default and needs no catalogue. */
function uiMessages(t: Translate<'ui'>): UiMessages {
  return {
    clearField: (label) => t('clearField', { label }),
    showPassword: t('showPassword'),
    close: t('close'),
    confirm: t('confirm'),
    cancel: t('cancel'),
    modal: t('modal'),
    loading: t('loading'),
    retry: t('retry'),
    loadFailedTitle: t('loadFailedTitle'),
    loadFailedText: t('loadFailedText'),
    notLoadedSeeAbove: t('notLoadedSeeAbove'),
    emptyTitle: t('emptyTitle'),
    offlineTitle: t('offlineTitle'),
    offlineText: t('offlineText'),
    notifications: t('notifications'),
    pageLoading: t('pageLoading'),
    sandboxMark: t('sandboxMark'),
    sandboxMarkShort: t('sandboxMarkShort'),
    marketOpen: t('marketOpen'),
    marketClosed: t('marketClosed'),
    marketPreOpen: t('marketPreOpen'),
    amountHidden: t('amountHidden'),
    changeUp: (percent) => t('changeUp', { percent }),
    changeDown: (percent) => t('changeDown', { percent }),
    changeNone: t('changeNone'),
    avatarOf: (name) => t('avatarOf', { name }),
    avatar: t('avatar'),
  };
}

/** What the larger components say, in the client's language. */
function componentTexts(t: Translate<'components'>, formats: Formats): ComponentTexts {
  return {
    ...smallTexts(t),
    ...fieldTexts(t, formats),
    ...imageTexts(t, formats),
    ...chartTexts(t, formats),
    ...marketTexts(t),
    ...listTexts(t),
    ...overlayTexts(t),
  };
}

/**
 * The texts of the design system in the client's language.
 *
 * @param region - In the words of the language.
 * @throws whatever the load of the catalogue throws.
 */
export async function loadUiTexts(language: Language, region: Region): Promise<UiTexts> {
  await loadMessages(language, ['ui', 'components']);
  const { locale } = region;
  const ui = catalogue.translator({ language, locale, namespace: 'ui' });
  const components = catalogue.translator({ language, locale, namespace: 'components' });
  if (!ui || !components) throw new RangeError(`the texts of the design system did not load in ${language}`);
  // Sizes and counts only: none of them is shortened.
  const formats = createFormats(region, 'international');
  return { messages: uiMessages(ui), components: componentTexts(components, formats) };
}
