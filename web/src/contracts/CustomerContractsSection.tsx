import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { paths } from '../paths.ts'
import type { Customer } from '../customers/queries.ts'
import { peopleQuery } from '../people/queries.ts'
import { IconCalendarEvent, IconPlus } from '../ui/icons.ts'
import { idColumn, periodColumn, userIdColumn, usernameColumn } from './contractColumns.tsx'
import { ContractsTable } from './ContractsTable.tsx'
import { CreateContractForm } from './create/CreateContractForm.tsx'
import { periodOf } from '../app/clock/periodOf.ts'
import { askToDiscard } from '../ui/form/drafts/unsavedForms.ts'
import { useOpenEditor } from '../ui/form/useOpenEditor.ts'
import { Skeleton } from '@mantine/core'
import { LoadError } from '../ui/page/load/LoadError.tsx'
import classes from './contracts.module.css'
import { ContractDatesEditor } from './dates/ContractDatesEditor.tsx'
import { OrderEditor } from './orders/OrderEditor.tsx'
import { contractQuery, type ContractSummary } from './queries.ts'
import * as texts from '../texts/texts.ts'
import { IconAction } from '../ui/buttons/IconAction.tsx'
import { type Column, buttonsColumn } from '../ui/table/column.ts'
import { BelowRow } from '../ui/form/InlineEditor.tsx'

type ContractAction = 'dates' | 'order'

/** The name has no link, because the link that opens the contract already contains the name. */
const PERSON_COLUMN: Column<ContractSummary> = { ...usernameColumn, cell: ({ username }) => username }

const words = texts.contracts.list

const actionsColumn = (onAct: (contract: ContractSummary, action: ContractAction) => void) =>
  buttonsColumn<ContractSummary>({
    title: words.columns.actions,
    width: 100,
    cell: (contract) => (
      <span className={classes.actions}>
        <IconAction
          label={words.ofContract(words.adjustDates, contract.id, contract.username)}
          icon={IconCalendarEvent}
          onClick={() => onAct(contract, 'dates')}
        />
        <IconAction
          label={words.ofContract(words.addOrder, contract.id, contract.username)}
          icon={IconPlus}
          onClick={() => onAct(contract, 'order')}
        />
      </span>
    ),
  })

type Open = { readonly id: number; readonly action: ContractAction }

/** A row opens the page of its contract. The editors for its dates and its orders open below the row. */
export function CustomerContractsSection({ customer }: { readonly customer: Customer }) {
  const form = useOpenEditor<'new'>()
  const isAdding = form.open !== null
  const [open, setOpen] = useState<Open | null>(null)
  const people = useQuery({ ...peopleQuery, enabled: isAdding }).data ?? []
  const close = () => setOpen(null)
  const columns = useMemo(
    () => [
      idColumn,
      userIdColumn,
      PERSON_COLUMN,
      periodColumn,
      actionsColumn(({ id }, action) => askToDiscard(() => setOpen({ id, action }))),
    ],
    [],
  )

  function employmentOfUser(userId: number | null) {
    const user = people.find(({ id }) => id === userId)
    return user === undefined
      ? null
      : periodOf({ startDate: user.employmentStartDate, endDate: user.employmentEndDate })
  }
  return (
    <ContractsTable
      contracts={customer.contractSummaryDtos}
      columns={columns}
      name={customer.name}
      refusal={customer.actions.createContract}
      isAdding={isAdding}
      onAdd={() => form.toggle('new')}
      form={
        <CreateContractForm party={{ customerId: customer.id }} employmentOf={employmentOfUser} onClose={form.close} />
      }
      linkOf={({ id }) => paths.adminContract({ contract: id })}
      openKey={open?.id ?? null}
      renderOpen={({ id }) =>
        open !== null && <OpenContract key={`${id} ${open.action}`} id={id} action={open.action} onClose={close} />
      }
    />
  )
}

type Props = { readonly id: number; readonly action: ContractAction; readonly onClose: () => void }

/** A separate request loads the contract, because the row does not contain its orders. */
function OpenContract({ id, action, onClose }: Props) {
  const { data: contract, error, refetch } = useQuery(contractQuery(id))
  if (contract === undefined) {
    return error === null ? (
      <BelowRow>
        <Skeleton height={96} />
      </BelowRow>
    ) : (
      <LoadError error={error} onRetry={refetch} />
    )
  }
  const Editor = action === 'dates' ? ContractDatesEditor : OrderEditor
  return <Editor contract={contract} onClose={onClose} />
}
