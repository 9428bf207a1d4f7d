/** What an ImageLoader says. */
export interface ImageLoaderTexts {
  loading: (name: string) => string;
  failed: (name: string) => string;
  /** On the picture; beside it, its name says which one. */
  enlarge: string;
  enlargeNamed: (name: string) => string;
}

export const englishImageLoaderTexts: ImageLoaderTexts = {
  loading: (name) => `${name} is loading`,
  failed: (name) => `${name} could not be loaded`,
  enlarge: 'Enlarge',
  enlargeNamed: (name) => `Enlarge ${name}`,
};
