export type { ComponentTexts } from './componentTexts.ts';
export {
  ComponentTextsProvider,
  useComponentTexts,
  type ComponentTextsProviderProps,
} from './ComponentTextsProvider.tsx';
export { englishUiMessages, type UiMessages } from './uiMessages.ts';
export { UiMessagesProvider, useUiMessages, type UiMessagesProviderProps } from './UiMessagesProvider.tsx';
