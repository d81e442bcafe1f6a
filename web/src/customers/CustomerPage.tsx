import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useNavigate } from 'react-router'
import { CustomerContractsSection } from '../contracts/CustomerContractsSection.tsx'
import { HistoryLink } from '../app/HistoryLink.tsx'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { IconBuilding, IconCircleCheck, IconCircleOff } from '../ui/icons.ts'
import { Columns } from '../ui/page/Columns.tsx'
import { LoadError } from '../ui/page/load/LoadError.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { useIdInAddress } from '../ui/address/useIdInAddress.ts'
import { ContactsSection } from './contacts/ContactsSection.tsx'
import { ActivityButton } from './detail/ActivityButton.tsx'
import { BonusRatesSection } from './detail/BonusRatesSection.tsx'
import { chooseCustomerRegime } from '@uurwerk/contract/invoicing/vatRegimes'
import { VatRegimePanel } from '../app/vat/VatRegimePanel.tsx'
import { CustomerPanel } from './detail/CustomerPanel.tsx'
import { EditCustomerForm } from './detail/EditCustomerForm.tsx'
import classes from './detail/detail.module.css'
import { ShiftTypesSection } from './detail/ShiftTypesSection.tsx'
import { SubdivisionsSection } from './detail/SubdivisionsSection.tsx'
import { StaffingSection } from './staffing/StaffingSection.tsx'
import { CustomerRemindersSection } from './reminders/CustomerRemindersSection.tsx'
import { customerQuery, customersQuery, type Customer, type CustomerRow } from './queries.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { removeCustomer } from '@uurwerk/contract/customers/customers'
import { useAction } from '../app/api/useAction.ts'
import { useUndoOfRemoval } from '../app/useUndoOfRemoval.ts'
import { RemoveButton } from '../ui/buttons/RemoveButton.tsx'
import { ColumnsSkeleton } from '../ui/page/load/ColumnsSkeleton.tsx'

const CRUMBS = [{ label: texts.customers.list.title, to: paths.adminCustomers() }]

/** The page of one customer. When the URL contains no customer, the browser goes to the list of customers. */
export function CustomerPage() {
  const id = useIdInAddress('customer')
  return id === null ? <Navigate to={paths.adminCustomers()} replace /> : <CustomerById key={id} id={id} />
}

function CustomerById({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(customerQuery(id))
  if (data !== undefined) return <LoadedCustomer customer={data} />
  return (
    <>
      <PageHead title={texts.customers.detail.one} crumbs={CRUMBS} />
      {error === null ? (
        <ColumnsSkeleton wideSide facts={600} side={220} main={[220, 220]} />
      ) : (
        <LoadError error={error} onRetry={refetch} />
      )}
    </>
  )
}

function LoadedCustomer({ customer }: { readonly customer: Customer }) {
  const customers = useQuery(customersQuery).data?._embedded.customerOverviewDtoList
  return (
    <>
      <PageHead
        title={texts.customers.detail.title(customer.name)}
        crumbs={[...CRUMBS, { label: customer.abbreviation }]}
        actions={
          <>
            <HistoryLink of={{ customer: customer.id }} />
            <RemoveCustomerButton customer={customer} />
            <ActivityButton customer={customer} customers={customers ?? []} />
          </>
        }
      >
        <CustomerStatus customer={customer} />
      </PageHead>
      <CustomerSections customer={customer} customers={customers} />
    </>
  )
}

type SectionsProps = { readonly customer: Customer; readonly customers: readonly CustomerRow[] | undefined }

/** While HR edits the customer, the form replaces the list of fields, because it needs the whole width. */
function CustomerSections({ customer, customers }: SectionsProps) {
  const [editing, editor] = useDisclosure()
  const place = useRef<HTMLDivElement>(null)

  function close(): void {
    // The button with the pencil must be on the screen again before the browser can move the focus to it.
    flushSync(editor.close)
    place.current?.querySelector('button')?.focus()
  }
  return (
    <>
      {editing && (
        <div className={classes.edited}>
          <Panel title={texts.customers.detail.edit}>
            <EditCustomerForm customer={customer} customers={customers ?? []} onClose={close} />
          </Panel>
        </div>
      )}
      <Columns
        wideSide
        facts={
          editing ? null : (
            <CustomerPanel customer={customer} customers={customers} onEdit={editor.open} place={place} />
          )
        }
        side={
          <>
            <CustomerVatSection customer={customer} />
            <BonusRatesSection customer={customer} />
            <CustomerRemindersSection customerId={customer.id} />
          </>
        }
      >
        <ShiftTypesSection customer={customer} />
        <CustomerContractsSection customer={customer} />
        <SubdivisionsSection customer={customer} />
      </Columns>
      <div className={classes.below}>
        <StaffingSection customer={customer} />
      </div>
      <div className={classes.below}>
        <ContactsSection customer={customer} />
      </div>
    </>
  )
}

function CustomerStatus({ customer: { active, internal } }: { readonly customer: Customer }) {
  const words = texts.customers.detail
  return (
    <>
      <StatusBadge color={active ? 'green' : 'gray'} icon={active ? IconCircleCheck : IconCircleOff}>
        {active ? words.active : words.inactive}
      </StatusBadge>
      {internal && (
        <StatusBadge color="blue" icon={IconBuilding}>
          {words.internal}
        </StatusBadge>
      )}
    </>
  )
}

function RemoveCustomerButton({ customer: { id, name } }: { readonly customer: Customer }) {
  const words = texts.customers.remove
  const navigate = useNavigate()
  const offerUndo = useUndoOfRemoval()
  const { mutateAsync: remove } = useAction(removeCustomer)

  async function removeAndLeave(): Promise<void> {
    await remove({ params: { id } })
    void navigate(paths.adminCustomers())
    offerUndo(words.done(name), { entity: 'customer', id }, () => navigate(paths.adminCustomer({ customer: id })))
  }
  return <RemoveButton question={words.question(name)} effect={words.effect} onRemove={removeAndLeave} />
}

function CustomerVatSection({ customer: { id, vatRegime } }: { readonly customer: Customer }) {
  const { mutateAsync: choose } = useAction(chooseCustomerRegime)
  return (
    <VatRegimePanel
      chosen={vatRegime}
      inherited={texts.invoicing.regime.asCompany}
      save={(regime, query) => choose({ params: { id }, query, body: { regime } })}
    />
  )
}
