export type { ComponentTexts } from './ComponentTexts.ts';
export {
  ComponentTextsProvider,
  useComponentTexts,
  type ComponentTextsProviderProps,
} from './ComponentTextsProvider.tsx';
export { englishUiMessages, type UiMessages } from './UiMessages.ts';
export { UiMessagesProvider, useUiMessages, type UiMessagesProviderProps } from './UiMessagesProvider.tsx';
