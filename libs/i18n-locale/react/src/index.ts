export { MessagesProvider, type MessagesProviderProps } from './MessagesProvider.tsx';
export { useFormats } from './useFormats.ts';
export { useMessages, useRegion } from './useMessages.ts';
