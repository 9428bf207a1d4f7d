/*
 * Where the app serves each flag of country-flag-icons (MIT, 3:2): one file a flag, so that a page fetches those that
 * it shows. This table of about 260 addresses is a file of its own too; it is fetched with the first flag,
 * and `no-inline` keeps small flags out of it.
 */
const files = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** By country code as in ISO 3166-1 alpha-2 ("IN"), with a few more of the set (subdivisions, unions). */
export const flagAddresses: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, address]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
    address,
  ]),
);
