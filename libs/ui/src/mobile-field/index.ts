export { MobileField, type MobileFieldProps } from './MobileField.tsx';
