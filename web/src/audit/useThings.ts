import { useQuery } from '@tanstack/react-query'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { currentMonth } from '../app/clock/now.ts'
import { contractMonthsQuery } from '../timesheets/contractMonths/queries.ts'
import { customersQuery } from '../customers/queries.ts'
import { monthInvoicesQuery } from '../invoicing/queries.ts'
import { personName } from '../people/personName.ts'
import { peopleQuery } from '../people/queries.ts'
import * as texts from '../texts/texts.ts'
import { isOneByOne } from './auditInAddress.ts'
import type { About, OneByOne } from './auditInAddress.ts'

export type Thing = { readonly value: number; readonly label: string }

/** All people, for the audit filters by person and by actor. */
export function usePeople(): readonly Thing[] {
  const { data } = useQuery(peopleQuery)
  return data?.map((person) => ({ value: person.id, label: personName(person) })) ?? []
}

/**
 * The records of one kind from which the user chooses a filter. For contracts and invoices, these are the records of
 * one month.
 */
export function useThings(about: About, month: YearMonth | null): readonly Thing[] {
  const yearMonth = month ?? currentMonth()
  const people = usePeople()
  const { data: customers } = useQuery({ ...customersQuery, enabled: about === 'customer' })
  const { data: contracts } = useQuery({ ...contractMonthsQuery(yearMonth), enabled: about === 'contract' })
  const { data: invoices } = useQuery({ ...monthInvoicesQuery(yearMonth), enabled: about === 'invoice' })
  const things: Readonly<Record<OneByOne, readonly Thing[] | undefined>> = {
    user: people,
    customer: customers?._embedded.customerOverviewDtoList.map(({ id, name }) => ({ value: id, label: name })),
    contract: contracts?._embedded.contractWithTimeSheetInfoDtoList.map((contract) => ({
      value: contract.contractId,
      label: `${contract.username}, ${contract.customerName}`,
    })),
    invoice: invoices?._embedded.invoiceDtoList.map(({ id, invoiceNr, subject }) => ({
      value: id,
      label: invoiceNr === null ? texts.audit.concept(subject) : `${invoiceNr}, ${subject}`,
    })),
  }
  return isOneByOne(about) ? (things[about] ?? []) : []
}
