import { use } from 'react';
import { LocaleContext } from './MessagesProvider.tsx';

/**
 * What a field shows of a message: the text of a reference (`auth.mobileRequired`) in the current language, and the words
 * of a server as they stand. The page that shows the form has asked for the namespace before; outside of a
 * MessagesProvider, as in the stories of one component, there are no references.
 */
export function useMessageText(message: string | undefined): string | undefined {
  const locale = use(LocaleContext);
  if (message === undefined || locale === null) return message;
  const { catalogue, language, region } = locale;
  const [namespace = '', key = ''] = message.split('.', 2);
  const translate = catalogue.translator({ language, namespace, locale: region.locale });
  return translate?.isPlainKey(key) ? translate(key) : message;
}
