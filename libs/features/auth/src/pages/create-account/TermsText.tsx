import { useMessages } from '@wealth/i18n-locale-react';

/** What a client agrees to, in the dialog that the word Terms opens. */
export function TermsText() {
  const t = useMessages('auth');
  const sections = [
    { title: t('termsAccountTitle'), text: t('termsAccountText') },
    { title: t('termsIdentityTitle'), text: t('termsIdentityText') },
    { title: t('termsRiskTitle'), text: t('termsRiskText') },
    { title: t('termsChargesTitle'), text: t('termsChargesText') },
    { title: t('termsEndTitle'), text: t('termsEndText') },
  ];

  return (
    <div className="flex flex-col gap-4">
      {sections.map(({ title, text }) => (
        <section key={title}>
          <h3 className="text-title">{title}</h3>
          <p className="mt-1 text-fg-muted">{text}</p>
        </section>
      ))}
    </div>
  );
}
