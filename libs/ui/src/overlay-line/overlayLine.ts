import type { ComponentType } from 'react';
import { createStore, type Store } from '../internal/createStore.ts';

/**
 * The line that every drawer and dialog shows beneath its head, such as the one that says that figures are not of now: the
 * page's own lies under them. The app sets it.
 */
export const overlayLine: Store<ComponentType | null> = createStore<ComponentType | null>(null);
