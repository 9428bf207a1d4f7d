import { missing } from '@wealth/i18n-locale';
import type { LoanCollateral, LoanHolding } from '@wealth/api-sdk/model';
import { coverOf } from '@wealth/domain/loans';
import { toWire } from '@wealth/domain';
import { Money } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card } from '@wealth/ui/card';
import { Checkbox } from '@wealth/ui/checkbox';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { useId } from 'react';
import { FaultList } from '../parts/FaultList.tsx';
import { refusalText } from '../parts/refusalText.ts';
import { useLoanWords } from '../parts/useLoanWords.ts';
import type { LoanFormState } from './useLoanForm.ts';

export interface CoverTableProps {
  collateral: LoanCollateral;
  form: LoanFormState;
}

const rowId = ({ isin }: LoanHolding) => isin;

function useCoverColumns({ form }: Pick<CoverTableProps, 'form'>): Array<DataTableColumn<LoanHolding>> {
  const words = useLoanWords();
  const { t, ownUnits, percent } = words;
  const { isins } = form.typed;
  const chosen = new Set(isins);
  const { afterHaircut, value } = coverOf(form.found.cover);
  const isPhone = useBreakpoint() === 'mobile';

  function choose(isin: string, isChosen: boolean) {
    const others = isins.filter((one) => one !== isin);
    form.change({ isins: isChosen ? [...others, isin] : others });
  }

  return [
    {
      id: 'holding',
      header: t('holding'),
      isRowHeader: true,
      cell: ({ isin, instrument, refusal, haircut_percent: haircut }) => (
        <Checkbox
          isSelected={refusal === null && chosen.has(isin)}
          isDisabled={refusal !== null}
          onChange={(isChosen) => choose(isin, isChosen)}
        >
          <span className="font-medium">{instrument.symbol}</span>{' '}
          <span className="text-fg-muted">
            {refusal
              ? refusalText(refusal, words)
              : isPhone && haircut !== null
                ? t('haircutOf', { percent: percent(haircut, 0) })
                : instrument.name}
          </span>
        </Checkbox>
      ),
      total: t('chosenCount', { count: form.found.cover.length }),
    },
    {
      id: 'free',
      header: t('freeQuantity'),
      align: 'end',
      from: 'tablet',
      cell: ({ quantity }) => ownUnits(quantity),
    },
    {
      id: 'value',
      header: t('marketValue'),
      align: 'end',
      cell: (row) => <Money rupees={row.value} />,
      total: <Money rupees={toWire(value)} />,
    },
    {
      id: 'haircut',
      header: t('haircut'),
      align: 'end',
      from: 'tablet',
      cell: ({ haircut_percent: haircut }) => (haircut === null ? missing : percent(haircut, 0)),
    },
    {
      id: 'after',
      header: t('afterHaircut'),
      align: 'end',
      from: 'wide',
      cell: ({ refusal, value_after_haircut: after }) => <Money rupees={refusal ? null : after} />,
      total: <Money rupees={toWire(afterHaircut)} />,
    },
    {
      id: 'limit',
      header: t('loanLimitHalf'),
      align: 'end',
      from: 'tablet',
      cell: ({ isin, limit }) => <Money rupees={chosen.has(isin) ? limit : null} />,
      total: <Money rupees={toWire(afterHaircut) / 2} />,
    },
  ];
}

/** The holdings that a lender takes, each with what counts of it; those that it does not take say why. */
export function CoverTable({ collateral, form }: CoverTableProps) {
  const { t, day } = useLoanWords();
  const columns = useCoverColumns({ form });
  const id = useId();
  const { coverRef, coverFaults } = form;
  return (
    <div ref={coverRef} className="grid grid-cols-1 gap-2">
      <FaultList id={id} faults={coverFaults} />
      <Card
        title={t('chooseHoldings')}
        headingLevel="h3"
        note={t('closeOf', { day: day(collateral.priced_on) })}
        isFlush
      >
        <DataTable
          aria-label={t('chooseHoldings')}
          columns={columns}
          rows={collateral.holdings}
          rowId={rowId}
        />
      </Card>
    </div>
  );
}
