import type { Plugin } from 'vite';

const latin = /figtree-latin-wght-normal-[^/]*\.woff2$/;
const devanagari = /noto-sans-devanagari-devanagari-wght-normal-[^/]*\.woff2$/;

/**
 * Has the document ask for the letters of its first page along with the code that will draw it. Asked for by what is drawn
 * they would take the place of wider ones, and lines would break elsewhere beneath the reader.
 */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const addressOf = (font: RegExp) => {
          const file = Object.keys(bundle).find((name) => font.test(name));
          if (file === undefined) throw new Error(`The build has no file of the letters ${String(font)}.`);
          return `/${file}`;
        };
        const href = addressOf(latin);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href };
        return {
          html: html.replace(
            '<script src="/theme.js"',
            `<script src="/theme.js" data-hindi="${addressOf(devanagari)}"`,
          ),
          tags: [{ tag: 'link', attrs, injectTo: 'head' }],
        };
      },
    },
  };
}
