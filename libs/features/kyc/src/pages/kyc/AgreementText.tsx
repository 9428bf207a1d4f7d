import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { Fragment } from 'react';

const sections = [
  ['agreementScopeTitle', 'agreementScope'],
  ['agreementOrdersTitle', 'agreementOrders'],
  ['agreementResearchTitle', 'agreementResearch'],
  ['agreementMoneyTitle', 'agreementMoney'],
  ['agreementIdentityTitle', 'agreementIdentity'],
  ['agreementComplaintsTitle', 'agreementComplaints'],
  ['agreementEndTitle', 'agreementEnd'],
] as const satisfies ReadonlyArray<readonly [PlainMessageKey<'kyc'>, PlainMessageKey<'kyc'>]>;

/** What the client agrees to. */
export function AgreementText() {
  const t = useMessages('kyc');
  return sections.map(([title, text]) => (
    <Fragment key={title}>
      <h3 className="text-body font-semibold text-fg">{t(title)}</h3>
      <p>{t(text)}</p>
    </Fragment>
  ));
}
