import { useGetCompanyIntroduction } from '@wealth/api-sdk/content';
import { useLanguage } from '@wealth/i18n-locale-react';

/** The introduction of the company in the client's language. */
export function useCompany() {
  const language = useLanguage();
  return useGetCompanyIntroduction({ language });
}
