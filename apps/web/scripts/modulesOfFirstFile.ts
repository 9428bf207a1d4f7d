import { build, type InlineConfig, type Plugin } from 'vite';

/** Leaves out whatever loads later, so that what remains is what the first file uses. */
function withoutLaterCode(): Plugin {
  return {
    name: 'without-later-code',
    enforce: 'pre',
    resolveDynamicImport: () => ({ id: 'later-code', external: true }),
  };
}

/**
 * Finds the modules that the first file must hold: what the entry imports, with all that it really uses.
 *
 * Only a build of its own tells what it uses: by imports alone, whatever an index file re-exports for other pages would
 * come along.
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
    .filter(([id, module]) => module.renderedLength > 0 || /\/index\.(?:ts|html)$/.test(id))
    // Vite loses a document's only script when the entry has nothing of its own left.
    .filter(([id]) => !/\/(?:main\.tsx|index\.html)$/.test(id));
  return new Set(modules.map(([id]) => id));
}
