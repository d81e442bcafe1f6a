import { entitiesInWords } from '@uurwerk/contract/audit/entities'
import { Button, NativeSelect } from '@mantine/core'
import * as texts from '../texts/texts.ts'
import { DayField } from '../ui/form/fields/DayField.tsx'
import { MonthField } from '../ui/form/fields/MonthField.tsx'
import { SearchedChoice } from '../ui/form/fields/choices/SearchedChoice.tsx'
import { IconFilterOff } from '../ui/icons.ts'
import { Panel } from '../ui/page/Panel.tsx'
import classes from './audit.module.css'
import { isOneByOne, OF_A_KIND, ONE_BY_ONE, type About, type AuditFilter, type OneByOne } from './auditInAddress.ts'
import { useQuery } from '@tanstack/react-query'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { currentMonth } from '../app/clock/now.ts'
import { contractMonthsQuery } from '../timesheets/contractMonths/queries.ts'
import { customersQuery } from '../customers/queries.ts'
import { monthInvoicesQuery } from '../invoicing/queries.ts'
import { personName } from '../people/personName.ts'
import { peopleQuery } from '../people/queries.ts'

const words = texts.audit

const ABOUTS: readonly About[] = ['all', ...ONE_BY_ONE, ...OF_A_KIND]
const nameOf = (about: About): string =>
  about === 'all' || isOneByOne(about) ? words.abouts[about] : entitiesInWords[about]

/** A field that the user can clear with a button that fits a finger. */
const clearable = (field: string) => ({
  clearable: true,
  clearButtonProps: { 'aria-label': words.clearOf(field), size: 'md' },
})

type Props = {
  readonly filter: AuditFilter
  readonly ask: (part: Partial<AuditFilter>) => void
  /** The name of the chosen record. The field shows this name when the list of choices does not contain the record. */
  readonly chosenName: string | null
  readonly onClear: () => void
  readonly isFiltered: boolean
}

export function AuditFilters({ filter, ask, chosenName, onClear, isFiltered }: Props) {
  const { about, id, month } = filter
  const people = usePeople()
  const things = withChosen(useThings(about, month), id, chosenName)
  return (
    <Panel>
      <search aria-label={words.filters} className={classes.filters}>
        <NativeSelect
          label={words.about}
          data={ABOUTS.map((value) => ({ value, label: nameOf(value) }))}
          value={about}
          onChange={({ currentTarget }) => ask({ about: aboutOf(currentTarget.value), id: null })}
        />
        {isOneByOne(about) && (
          <SearchedChoice
            label={words.which[about]}
            {...clearable(words.which[about])}
            choices={things}
            value={id}
            onChange={(chosen) => ask({ id: chosen })}
          />
        )}
        <MonthField
          label={words.month}
          {...clearable(words.month)}
          value={month}
          onChange={(chosen) => ask({ month: chosen })}
        />
        <SearchedChoice
          label={words.actor}
          placeholder={words.anybody}
          {...clearable(words.actor)}
          choices={people}
          value={filter.actor}
          onChange={(chosen) => ask({ actor: chosen })}
        />
        <DayFilters filter={filter} ask={ask} />
        {isFiltered && (
          <Button
            variant="subtle"
            leftSection={<IconFilterOff size={16} stroke={1.75} aria-hidden />}
            onClick={onClear}
          >
            {words.clear}
          </Button>
        )}
      </search>
    </Panel>
  )
}

const DayFilters = ({ filter, ask }: Pick<Props, 'filter' | 'ask'>) => (
  <>
    <DayField
      label={words.from}
      className={classes.day}
      reader="office"
      {...clearable(words.from)}
      last={filter.to ?? undefined}
      value={filter.from}
      onChange={(chosen) => ask({ from: chosen })}
    />
    <DayField
      label={words.to}
      className={classes.day}
      reader="office"
      {...clearable(words.to)}
      first={filter.from ?? undefined}
      value={filter.to}
      onChange={(chosen) => ask({ to: chosen })}
    />
  </>
)

const aboutOf = (value: string): About => ABOUTS.find((about) => about === value) ?? 'all'

/** The list can lack the chosen record, such as a contract of another month or a deleted invoice. */
function withChosen(things: readonly Thing[], id: number | null, name: string | null): readonly Thing[] {
  if (id === null || things.some(({ value }) => value === id)) return things
  return [{ value: id, label: name ?? words.chosen(id) }, ...things]
}

type Thing = { readonly value: number; readonly label: string }

function usePeople(): readonly Thing[] {
  const { data } = useQuery(peopleQuery)
  return data?.map((person) => ({ value: person.id, label: personName(person) })) ?? []
}

/** The records from which the user can choose. For contracts and invoices, they are the records of one month. */
function useThings(about: About, month: YearMonth | null): readonly Thing[] {
  const yearMonth = month ?? currentMonth()
  const people = usePeople()
  const { data: customers } = useQuery({ ...customersQuery, enabled: about === 'customer' })
  const { data: contracts } = useQuery({ ...contractMonthsQuery(yearMonth), enabled: about === 'contract' })
  const { data: invoices } = useQuery({ ...monthInvoicesQuery(yearMonth), enabled: about === 'invoice' })
  const things: Readonly<Record<OneByOne, readonly Thing[] | undefined>> = {
    user: people,
    customer: customers?._embedded.customerOverviewDtoList.map(({ id, name }) => ({ value: id, label: name })),
    contract: contracts?.map((contract) => ({
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
