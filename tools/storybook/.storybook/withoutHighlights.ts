/*
 * Runs in the page before anything else, so it stands alone.
 */

/** Storybook's highlights, for which a designer clicks, ask the style of every element after each change of the document. */
export function withoutHighlights() {
  let features: unknown;
  const set = (value: unknown) => {
    features = { ...Object(value), highlight: false };
  };
  Object.defineProperty(globalThis, 'FEATURES', { get: () => features, set, configurable: true });
}
