import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { IconPlus, IconX } from '../../ui/icons.ts'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { NewCustomerForm } from '../NewCustomerForm.tsx'
import { CUSTOMER_FILTERS, customerFilters, type CustomerFilter } from './customerFilters.ts'
import classes from './list.module.css'
import { customersQuery, type CustomerRow } from '../queries.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { formatVatNumber } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'
import { Link } from 'react-router'
import { DetailsLink } from '../../ui/table/parts/DetailsLink.tsx'
import { type Column, buttonsColumn } from '../../ui/table/column.ts'

const words = texts.customers.list
const SEARCH = { placeholder: words.search, textOf: ({ name }: CustomerRow) => name }

/** The list of all customers, with the form for a new customer (rule customers-11). */
export function CustomersPage() {
  // The hidden form for a new customer stays in the page, so that it keeps the typed values.
  const [form, setForm] = useState<'away' | 'shown' | 'hidden'>('away')
  const creating = form === 'shown'
  const customers = useQuery(customersQuery)
  const all = customers.data?._embedded.customerOverviewDtoList
  const toggle = useRef<HTMLButtonElement>(null)
  const Icon = creating ? IconX : IconPlus

  function close(): void {
    setForm('away')
    toggle.current?.focus()
  }
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <Button
            ref={toggle}
            variant={creating ? 'default' : 'filled'}
            leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
            aria-expanded={creating}
            onClick={() => setForm(creating ? 'hidden' : 'shown')}
          >
            {creating ? texts.customers.create.close : texts.customers.create.title}
          </Button>
        }
      />
      {form !== 'away' && (
        <div className={classes.form} hidden={!creating}>
          <NewCustomerForm customers={all ?? []} onClose={close} />
        </div>
      )}
      <CustomersTable all={all} load={customers} onCreate={() => setForm('shown')} />
    </>
  )
}

type TableProps = {
  readonly all: readonly CustomerRow[] | undefined
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
  readonly onCreate: () => void
}

function CustomersTable({ all, load, onCreate }: TableProps) {
  const [filter, chooseFilter] = useChoiceInAddress('status', customerFilters)
  return (
    <DataTable
      label={words.title}
      columns={customerColumns}
      rows={all?.filter(CUSTOMER_FILTERS[filter])}
      rowKey={({ id }) => id}
      linkOf={({ id }) => paths.adminCustomer({ customer: id })}
      load={load}
      defaultSort={{ key: 'id', descending: false }}
      search={SEARCH}
      csvName={words.csvName}
      cardsBelow={960}
      tools={
        <Segments
          label={words.filter}
          choices={customerFilters}
          nameOf={(choice) => words.filters[choice]}
          value={filter}
          onChange={chooseFilter}
        />
      }
      empty={
        <NoCustomers filter={filter} all={all?.length ?? 0} onShowAll={() => chooseFilter('all')} onCreate={onCreate} />
      }
    />
  )
}

type NoCustomersProps = {
  readonly filter: CustomerFilter
  readonly all: number
  readonly onShowAll: () => void
  readonly onCreate: () => void
}

function NoCustomers({ filter, all, onShowAll, onCreate }: NoCustomersProps) {
  if (all === 0 || filter === 'all') {
    return (
      <EmptyState title={words.empty.none} text={words.empty.noneText}>
        <Button variant="filled" onClick={onCreate}>
          {texts.customers.create.title}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={words.empty.filtered[filter]} text={words.empty.filteredText}>
      <Button onClick={onShowAll}>{words.empty.showAll(all)}</Button>
    </EmptyState>
  )
}

const count = (value: number) => <span className={value === 0 ? classes.none : undefined}>{value}</span>

const customerColumns: readonly Column<CustomerRow>[] = [
  { key: 'id', title: words.columns.id, width: 72, value: ({ id }) => id },
  {
    key: 'name',
    title: words.columns.name,
    leads: true,
    value: ({ name }) => name,
    cell: ({ name, internal, active }) => (
      <>
        {name} {internal && <small className={classes.mark}>{words.internal}</small>}
        {!active && <small className={classes.mark}>{words.inactive}</small>}
      </>
    ),
  },
  { key: 'abbreviation', title: words.columns.abbreviation, width: 130, value: ({ abbreviation }) => abbreviation },
  {
    key: 'activeContractCount',
    title: words.columns.activeContracts,
    align: 'right',
    width: 150,
    value: ({ activeContractCount }) => activeContractCount,
    cell: ({ activeContractCount }) => count(activeContractCount),
  },
  {
    key: 'futureContractCount',
    title: words.columns.futureContracts,
    align: 'right',
    width: 180,
    value: ({ futureContractCount }) => futureContractCount,
    cell: ({ futureContractCount }) => count(futureContractCount),
  },
  {
    key: 'parentCompany',
    title: words.columns.parent,
    value: ({ parentCompany }) => parentCompany,
    cell: ({ parentCompany, parentCompanyId }) =>
      parentCompany === null ? (
        <span className={classes.none}>{texts.table.nothing}</span>
      ) : (
        <Link to={paths.adminCustomer({ customer: parentCompanyId })}>{parentCompany}</Link>
      ),
  },
  { key: 'vat', title: words.columns.vat, width: 140, value: ({ vat }) => formatVatNumber(vat) },
  {
    key: 'vatRegime',
    title: words.columns.vatRegime,
    width: 150,
    value: ({ vatRegimeName }) => vatRegimeName,
    cell: ({ vatRegimeName }) => vatRegimeName ?? <span className={classes.none}>{words.noRegime}</span>,
  },
  buttonsColumn({
    title: words.columns.details,
    width: 130,
    cell: ({ id, name }) => <DetailsLink to={paths.adminCustomer({ customer: id })} name={name} />,
  }),
]
