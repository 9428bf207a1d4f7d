export { MobileField, type MobileFieldProps } from './MobileField.tsx';
export { normaliseMobile, spacedMobile } from './normaliseMobile.ts';
