import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { NewCustomerForm } from '../NewCustomerForm.tsx'
import { customerColumns } from './customerColumns.tsx'
import { CUSTOMER_FILTERS, customerFilters } from './customerFilters.ts'
import classes from './list.module.css'
import { NoCustomers } from './NoCustomers.tsx'
import { customersQuery } from '../queries.ts'
import type { CustomerRow } from '../queries.ts'

const words = texts.customers.list
const SEARCH = { placeholder: words.search, textOf: ({ name }: CustomerRow) => name }

/** The list of all customers, with the form for a new customer (rule customers-11). */
export function CustomersPage() {
  // The state of the form. A hidden form keeps the values that the user typed.
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
