import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Customer } from '../customers/queries.ts'
import { peopleQuery } from '../people/queries.ts'
import { linkedIdColumn, periodColumn, userIdColumn, usernameColumn } from './contractColumns.tsx'
import type { ContractAction } from './ContractActions.tsx'
import { actionsColumn } from './ContractActions.tsx'
import { ContractsTable } from './ContractsTable.tsx'
import { CreateContractForm } from './create/CreateContractForm.tsx'
import { employmentOf } from './create/employmentOf.ts'
import { OpenContract } from './OpenContract.tsx'
import { askToDiscard } from '../ui/form/unsavedForms.ts'
import { useOpenEditor } from '../ui/form/useOpenEditor.ts'

type Open = { readonly id: number; readonly action: ContractAction }

/** The contracts of a customer. Below a row are the editors for the dates and the orders of that contract. */
export function CustomerContractsSection({ customer }: { readonly customer: Customer }) {
  const form = useOpenEditor<'new'>()
  const isAdding = form.open !== null
  const [open, setOpen] = useState<Open | null>(null)
  const people = useQuery({ ...peopleQuery, enabled: isAdding }).data?._embedded.userDtoList ?? []
  const close = () => setOpen(null)
  const columns = useMemo(
    () => [
      linkedIdColumn,
      userIdColumn,
      usernameColumn,
      periodColumn,
      actionsColumn(({ id }, action) => askToDiscard(() => setOpen({ id, action }))),
    ],
    [],
  )

  function employmentOfUser(userId: number | null) {
    const user = people.find(({ id }) => id === userId)
    return user === undefined ? null : employmentOf(user)
  }
  return (
    <ContractsTable
      contracts={customer.contractSummaryDtos}
      columns={columns}
      name={customer.name}
      refusal={customer.active ? null : { code: 'customer_inactive' }}
      isAdding={isAdding}
      onAdd={() => form.toggle('new')}
      form={
        <CreateContractForm party={{ customerId: customer.id }} employmentOf={employmentOfUser} onClose={form.close} />
      }
      openKey={open?.id ?? null}
      renderOpen={({ id }) =>
        open !== null && <OpenContract key={`${id} ${open.action}`} id={id} action={open.action} onClose={close} />
      }
    />
  )
}
