import { renderPage } from '@wealth/testing';
import { withSearch } from '@wealth/testing/stage';
import type { RecordSearch } from '@wealth/hrefs';
import { RecordsPage } from '../records/RecordsPage.tsx';

/** The page of the records, with what stands for its address. */
export const Records = withSearch<RecordSearch>((props) => <RecordsPage {...props} onHelp={null} />);

export const setUpRecords = (search: RecordSearch = {}, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<Records search={search} />, { hasHosts: true, ...options });
