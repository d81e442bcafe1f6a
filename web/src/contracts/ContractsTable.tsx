import type { RefusalOf } from '@uurwerk/contract/problems'
import type { ReactNode } from 'react'
import * as texts from '../texts/texts.ts'
import type { Column } from '../ui/table/column.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { NoRows } from '../ui/table/parts/NoRows.tsx'
import type { RowActions } from '../ui/table/rowActions.ts'
import classes from './contracts.module.css'
import type { ContractSummary } from './queries.ts'
import { AddButton } from '../ui/buttons/AddButton.tsx'

type Props = Pick<RowActions<ContractSummary>, 'linkOf' | 'openKey' | 'renderOpen'> & {
  readonly contracts: readonly ContractSummary[]
  readonly columns: readonly Column<ContractSummary>[]
  readonly name: string
  readonly refusal?: RefusalOf | null
  readonly isAdding: boolean
  readonly onAdd: () => void
  /** The form for a new contract; null while the form is closed. */
  readonly form: ReactNode
}

const words = texts.contracts.list

/** The table of contracts of a person or a customer, the oldest contract first. */
export function ContractsTable({ contracts, columns, name, refusal, isAdding, onAdd, form, ...rowActions }: Props) {
  return (
    <section aria-label={words.title}>
      <DataTable
        {...rowActions}
        label={words.title}
        prefix="contracts-"
        columns={columns}
        rows={contracts}
        rowKey={({ id }) => id}
        csvName={words.csvName(name)}
        defaultSort={{ key: 'period', descending: false }}
        summary={
          <>
            <div className={classes.head}>
              <h2>{words.title}</h2>
              <AddButton refusal={refusal} isOpen={isAdding} onClick={onAdd}>
                {words.add}
              </AddButton>
            </div>
            {isAdding && form}
          </>
        }
        empty={<NoRows>{`${words.none(name)}. ${words.noneText}`}</NoRows>}
      />
    </section>
  )
}
