import { operations } from '@wealth/api-sdk/operations';
import { instrumentIdOf } from '@wealth/domain';
import type { ClientSettingName } from '../../clients/clientSettings.ts';
import { handle } from '../../dispatch/handle.ts';
import { ok } from '../../http/answer.ts';
import { validate, type Schema } from '../../http/validate.ts';
import type { Services } from '../../services/services.ts';

/** A kept value; null before the first one, and for one that an older description has let in. */
function kept<Value>(
  { settings }: Services,
  { clientId, name, schema }: { clientId: string; name: ClientSettingName; schema: Schema<Value> },
): Value | null {
  const read = validate(schema, settings.read(clientId, name));
  return read.isValid ? read.value : null;
}

function getChartSetup(services: Services) {
  return handle('getChartSetup', ({ client }) => {
    const schema = operations.saveChartSetup.body;
    return ok(kept(services, { clientId: client.id, name: 'chart_setup', schema }));
  });
}

function saveChartSetup({ settings }: Services) {
  return handle('saveChartSetup', ({ client, body }) => {
    settings.write(client.id, 'chart_setup', body);
    return ok(body);
  });
}

function getRecentSearches(services: Services) {
  return handle('getRecentSearches', ({ client }) => {
    const schema = operations.saveRecentSearches.body;
    return ok(kept(services, { clientId: client.id, name: 'recent_searches', schema }) ?? []);
  });
}

function saveRecentSearches({ settings }: Services) {
  return handle('saveRecentSearches', ({ client, body }) => {
    const keyOf = ({ text, instrument }: (typeof body)[number]) =>
      instrument ? instrumentIdOf(instrument) : text.trim().toLowerCase();
    const keys = body.map(keyOf);
    const searches = body.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
    settings.write(client.id, 'recent_searches', searches);
    return ok(searches);
  });
}

/** Operations on what the server keeps for a client's screens. */
export function settingOperations(services: Services) {
  return {
    getChartSetup: getChartSetup(services),
    saveChartSetup: saveChartSetup(services),
    getRecentSearches: getRecentSearches(services),
    saveRecentSearches: saveRecentSearches(services),
  };
}
