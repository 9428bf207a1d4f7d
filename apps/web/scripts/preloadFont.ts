import type { Plugin } from 'vite';

const font = /figtree-latin-wght-normal-[^/]*\.woff2$/;

/**
 * Has the document ask for the letters of its first page along with the code that will draw it. Asked for by what is drawn
 * they would take the place of wider ones, and lines would break anew beneath whoever reads.
 */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => font.test(name));
        if (file === undefined) throw new Error('The build has no file of the Latin letters of Figtree.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
