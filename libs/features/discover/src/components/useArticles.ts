import { useGetArticles } from '@wealth/api-sdk/content';
import { useLanguage } from '@wealth/i18n-locale-react';

/** The lessons and documents in the client's language; what fails is shown where they stand. */
export function useArticles() {
  const language = useLanguage();
  return useGetArticles({ language });
}
