import { useMessages } from '@wealth/i18n-locale-react';
import { ConfigurationValue } from '@wealth/ui/badge';
import { Fragment } from 'react';
import type { Operator } from './OperatorCard.tsx';

/** Whose texts they are. */
export type NamedOperator = Pick<Operator, 'entityName' | 'registrationNumber'>;

/** The name of the operator, or the mark that it is not configured. */
export function EntityName({ operator }: { operator: NamedOperator }) {
  const t = useMessages('discover');
  return operator.entityName ?? <ConfigurationValue>{t('companyEntity')}</ConfigurationValue>;
}

/** As above, of its registration. */
export function RegistrationNumber({ operator }: { operator: NamedOperator }) {
  const t = useMessages('discover');
  return operator.registrationNumber ?? <ConfigurationValue>{t('companyRegistration')}</ConfigurationValue>;
}

export interface OperatorTextProps {
  /** Plain text; `{entity}` and `{registration}` stand where name and number go. */
  text: string;
  operator: NamedOperator;
}

/** A text that the operator has written, with its name and number. Whatever else is in it is shown as it stands. */
export function OperatorText({ text, operator }: OperatorTextProps) {
  return text.split(/(\{entity\}|\{registration\})/u).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their places
    <Fragment key={index}>
      {part === '{entity}' ? (
        <EntityName operator={operator} />
      ) : part === '{registration}' ? (
        <RegistrationNumber operator={operator} />
      ) : (
        part
      )}
    </Fragment>
  ));
}
