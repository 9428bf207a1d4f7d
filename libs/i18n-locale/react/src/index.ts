export { AppNameProvider, useAppName } from './useAppName.ts';
export { MessagesProvider, type MessagesProviderProps } from './MessagesProvider.tsx';
export { useFigureRegion } from './useFigureRegion.ts';
export { useFormats } from './useFormats.ts';
export { useMessageRef } from './useMessageRef.ts';
export { useMessageText } from './useMessageText.ts';
export { useLanguage, useMessages, useRegion } from './useMessages.ts';
