import { build, type InlineConfig, type Plugin } from 'vite';

// Asked for by the first page of a guest.
const startedLazily = /(?:routes\/login\.tsx\?|^\.\/login\.tsx\?|\/en\/(?:shell|auth)\.js$)/;

/** Leaves out whatever loads later, so that what remains is what the first file uses. */
function withoutLaterCode(): Plugin {
  return {
    name: 'without-later-code',
    enforce: 'pre',
    resolveDynamicImport(specifier) {
      if (typeof specifier === 'string' && startedLazily.test(specifier)) return null;
      return { id: 'later-code', external: true };
    },
  };
}

/**
 * Finds the modules that the first file must hold: those of the entry, of the sign-in page and of its English texts, with
 * all that they really use.
 *
 * Only a build of their own tells what they use: by imports alone, whatever an index file re-exports for other pages
 * would come along.
 *
 * @param config - The settings of the real build.
 */
export async function modulesOfFirstFile(config: InlineConfig): Promise<ReadonlySet<string>> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutLaterCode(), config.plugins],
    build: { ...config.build, write: false, minify: false },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const modules = outputs
    .flatMap(({ output }) => output)
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    // Index files hold nothing of their own but lead to the rest; anything else without a line of output is not used.
    .filter(([id, module]) => module.renderedLength > 0 || /\/index\.(?:ts|html)$/.test(id));
  return new Set(modules.map(([id]) => id));
}
