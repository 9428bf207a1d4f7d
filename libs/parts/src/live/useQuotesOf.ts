import { useQueries } from '@tanstack/react-query';
import { getGetQuotesQueryOptions } from '@wealth/api-sdk/stock';
import type { Quote } from '@wealth/api-sdk/model';
import { instrumentIdOf, type InstrumentId, type InstrumentRef } from '@wealth/domain';
import { useCallback, useMemo } from 'react';

/** As many as one call of the server takes. */
const mostInstruments = 500;

function chunksOf(instruments: readonly InstrumentRef[]): InstrumentRef[][] {
  // The order of a list is not what is asked for: moving a row asks for nothing.
  const sorted = instruments
    .map(({ market, symbol }) => ({ market, symbol }))
    .toSorted((left, right) => (instrumentIdOf(left) < instrumentIdOf(right) ? -1 : 1));
  const count = Math.ceil(sorted.length / mostInstruments);
  return Array.from({ length: count }, (_, index) =>
    sorted.slice(index * mostInstruments, (index + 1) * mostInstruments),
  );
}

type Answers = ReadonlyArray<{ data: Quote[] | undefined; refetch: () => unknown; isPending: boolean }>;

function joined(answers: Answers) {
  const all = answers.flatMap(({ data = [] }) => data);
  return {
    quotes: new Map<InstrumentId, Quote>(all.map((quote) => [instrumentIdOf(quote), quote])),
    isPending: answers.some((answer) => answer.isPending),
    /** Has the figures that the order is made of read again. */
    readAgain: () => answers.forEach((answer) => void answer.refetch()),
  };
}

/**
 * The quotes of a list as the server answered them: what its rows are sorted by. They stand still until they are read again,
 * so that no row moves under the finger; the cells follow the stream.
 */
export function useQuotesOf(instruments: readonly InstrumentRef[]) {
  const chunks = useMemo(() => chunksOf(instruments), [instruments]);
  const combine = useCallback((answers: Answers) => joined(answers), []);
  return useQueries({
    queries: chunks.map((chunk) => getGetQuotesQueryOptions(chunk)),
    combine,
  });
}
