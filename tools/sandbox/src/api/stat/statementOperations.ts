import { istDay } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import { ok, refusals } from '../../http/answer.ts';
import { invalid } from '../../http/daySpan.ts';
import { isReachableDay } from '../../http/reachableDay.ts';
import type { Services } from '../../services/services.ts';
import { createHoldingsStatements } from '../../statements/createHoldingsStatements.ts';

function getHoldingsStatement(services: Services) {
  const statements = createHoldingsStatements(services);
  return handle('getHoldingsStatement', ({ client, query: { day } }) => {
    const isKnown = isReachableDay(day) && day <= istDay(services.clock.now());
    return isKnown ? ok(statements.of(client, day)) : refusals.fields([invalid('day')]);
  });
}

/** Statements of a client's account. */
export function statementOperations(services: Services) {
  return { getHoldingsStatement: getHoldingsStatement(services) };
}
