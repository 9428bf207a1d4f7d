import { namespaces, type MessageRef } from '@wealth/i18n-locale';
import { useEffect, useState } from 'react';
import { useLocale } from './useMessages.ts';

/**
 * The text of a reference in the current language. Unlike `useMessages` it neither suspends nor throws: it stands in
 * the frame of what else would show that something did not load.
 *
 * @returns undefined until its namespace is there, null if that did not come.
 */
export function useMessageRef(ref: MessageRef): string | null | undefined {
  const { catalogue, language, region } = useLocale();
  const namespace = namespaces.find((name) => ref.startsWith(`${name}.`));
  if (!namespace) throw new RangeError(`${ref} names no namespace`);
  const key = ref.slice(namespace.length + 1);
  const translate = catalogue.translator({ language, namespace, locale: region.locale });
  const isThere = translate !== null;
  const [failed, setFailed] = useState<unknown>(null);
  const [, draw] = useState(0);

  useEffect(() => {
    if (isThere) return undefined;
    let isWanted = true;
    catalogue.load(language, [namespace]).then(
      () => {
        if (isWanted) draw((count) => count + 1);
      },
      (error: unknown) => {
        console.warn('The title of what is open did not load.', error);
        if (isWanted) setFailed(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [catalogue, language, namespace, isThere]);

  if (translate?.isPlainKey(key)) return translate(key);
  return translate !== null || failed !== null ? null : undefined;
}
