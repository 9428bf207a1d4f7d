export { englishUiMessages, type UiMessages } from './UiMessages.ts';
export { UiMessagesProvider, useUiMessages, type UiMessagesProviderProps } from './UiMessagesProvider.tsx';
