import { paths } from '../paths.ts'
import type { Person } from '../people/queries.ts'
import {
  customerIdColumn,
  customerNameColumn,
  linkedIdColumn,
  ordersColumn,
  periodColumn,
  shiftsColumn,
} from './contractColumns.tsx'
import { ContractsTable } from './ContractsTable.tsx'
import { CreateContractForm } from './create/CreateContractForm.tsx'
import { useOpenEditor } from '../ui/form/useOpenEditor.ts'

const COLUMNS = [linkedIdColumn, customerIdColumn, customerNameColumn, periodColumn, ordersColumn, shiftsColumn]

export function PersonContractsSection({ person }: { readonly person: Person }) {
  const form = useOpenEditor<'new'>()
  return (
    <ContractsTable
      contracts={person.contractSummaryDtos}
      columns={COLUMNS}
      name={`${person.firstName} ${person.lastName}`}
      isAdding={form.open !== null}
      onAdd={() => form.toggle('new')}
      form={
        <CreateContractForm
          party={{ userId: person.id }}
          employmentOf={() => person.facts.employment}
          onClose={form.close}
        />
      }
      linkOf={({ id }) => paths.adminContract({ contract: id })}
    />
  )
}
