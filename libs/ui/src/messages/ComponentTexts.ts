import type { CopyButtonTexts } from '../copy-button/copyButtonTexts.ts';

/**
 * The texts of the larger components, each kept beside its component so that a page carries only those it uses. A key
 * is the component's name, its value the interface that the component exports from its `<component>Texts.ts`.
 */
export interface ComponentTexts {
  copyButton: CopyButtonTexts;
}
