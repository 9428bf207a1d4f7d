export { MessagesProvider, type MessagesProviderProps } from './MessagesProvider.tsx';
export { useFormats, useMessages } from './useMessages.ts';
