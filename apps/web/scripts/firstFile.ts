import { build, type InlineConfig, type Plugin } from 'vite';

// Asked for by the first page of a guest, or when the connection is gone and nothing more can be fetched.
const startedLazily =
  /(?:routes\/(?:login|error)\.tsx\?|^\.\/(?:login|error)\.tsx\?|\/en\/(?:shell|auth|errors)\.js$)/;

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
 * Finds the modules that the first file must hold: those of the entry, of the sign-in page, of the page for when the
 * connection is gone and of their English texts, with all that they really use.
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
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return new Set(modules);
}
