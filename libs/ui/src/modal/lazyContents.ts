import type { ComponentType } from 'react';

export interface LazyDialogContentProps {
  close: () => void;
}

/** Fetches the chunk of a dialog's content. */
export type LoadDialogContent = () => Promise<ComponentType<LazyDialogContentProps>>;

const arrived = new WeakMap<LoadDialogContent, ComponentType<LazyDialogContentProps>>();

/** What the same function has brought before, and so needs no skeleton. */
export function arrivedContent(load: LoadDialogContent): ComponentType<LazyDialogContentProps> | undefined {
  return arrived.get(load);
}

/** Fetches the content before it is asked for: a dialog that is opened after that shows it at once. */
export async function preloadDialog(load: LoadDialogContent): Promise<ComponentType<LazyDialogContentProps>> {
  const content = await load();
  arrived.set(load, content);
  return content;
}
