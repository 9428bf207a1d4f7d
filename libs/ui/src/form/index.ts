export { AccountName, type AccountNameProps } from './AccountName.tsx';
export { Form, type FormProps } from './Form.tsx';
export { hasTyped } from './hasTyped.ts';
export {
  hasFieldFor,
  setServerErrors,
  type FieldOfWire,
  type ServerErrorsOptions,
  type ServerFault,
} from './serverErrors.ts';
export { typeInto } from './typeInto.ts';
