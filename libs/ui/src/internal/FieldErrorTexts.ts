import { createContext } from 'react';

/** Turns the message that a schema gave into the text under the field; as it is where no Form says otherwise. */
export const FieldErrorTexts = createContext<(message: string) => string>((message) => message);
