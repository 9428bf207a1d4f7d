export { UiTextsProvider, useUiText, type UiTextsProviderProps } from './UiTextsProvider.tsx';
