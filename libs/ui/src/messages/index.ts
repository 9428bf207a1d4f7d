export { UiTextsProvider, useUiLanguage, useUiText, type UiTextsProviderProps } from './UiTextsProvider.tsx';
