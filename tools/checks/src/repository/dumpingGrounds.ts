import type { RepositoryCheck } from './repositoryCheck.ts';

const fileName = /(^|\/)(utils?|helpers?|common|misc|stuff|shared|types|constants|functions)\.[cm]?[jt]sx?$/i;
const folderName = /(^|\/)(utils?|helpers?|common|misc|stuff|shared|types|constants)\//i;

/** A file that may hold anything ends up holding everything. */
export const dumpingGrounds: RepositoryCheck = {
  name: 'dumping-grounds',
  advice: 'Name the file after its subject and keep each thing with the subject that it serves.',
  appliesTo: (path) => /^(apps|libs|tools|e2e)\//.test(path),
  *find({ path }) {
    if (fileName.test(path) || folderName.test(path)) yield { position: 0, what: path };
  },
};
