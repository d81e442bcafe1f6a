import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { customersQuery } from '../../customers/queries.ts'
import { peopleQuery, type PersonRow } from '../../people/queries.ts'
import * as texts from '../../texts/texts.ts'
import { bound } from '../../ui/form/bound.ts'
import { SearchedChoice } from '../../ui/form/fields/choices/SearchedChoice.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import type { ContractForm } from './contractForm.ts'
import { today } from '../../app/clock/now.ts'

/** True when a person can get a new contract. A former employee cannot get one. */
const mayGetContract = ({ employmentEndDate }: PersonRow): boolean =>
  employmentEndDate === null || employmentEndDate >= today()

const words = texts.contracts.create

type Props = {
  readonly party: { readonly userId: number } | { readonly customerId: number }
  readonly form: UseFormReturnType<ContractForm>
}

/**
 * The field for the other party of the contract: the customer when HR makes the contract for a person, and the person
 * when HR makes it for a customer.
 */
export const PartyChoice = ({ party, form }: Props) =>
  'userId' in party ? <CustomerChoice form={form} /> : <UserChoice form={form} />

type FormOnly = Pick<Props, 'form'>

function CustomerChoice({ form }: FormOnly) {
  const { data, isPending, error, refetch } = useQuery(customersQuery)
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={refetch} />
  const active = (data?._embedded.customerOverviewDtoList ?? []).filter((customer) => customer.active)
  return (
    <SearchedChoice
      label={words.customer}
      placeholder={words.chooseCustomer}
      withAsterisk
      loading={isPending}
      choices={active.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
      {...bound<number | null>(form, 'customerId')}
    />
  )
}

function UserChoice({ form }: FormOnly) {
  const { data, isPending, error, refetch } = useQuery(peopleQuery)
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={refetch} />
  const employed = (data ?? []).filter(mayGetContract)
  return (
    <SearchedChoice
      label={words.user}
      placeholder={words.chooseUser}
      withAsterisk
      loading={isPending}
      choices={employed.map(({ id, firstName, lastName }) => ({
        value: id,
        label: `${firstName} ${lastName} (${id})`,
      }))}
      {...bound<number | null>(form, 'userId')}
    />
  )
}
