import { createContext } from 'react';

/** The place in the head of the overlay around, once it is there. */
export const HeadElementContext = createContext<HTMLElement | null>(null);
