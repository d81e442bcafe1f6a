import { vatRegimeProposals, chooseRegimeOfCustomers } from '@uurwerk/contract/invoicing/vatRegimes'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { queryOf } from '../../app/api/queryOf.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { useChoiceInAddress } from '../../ui/address/useChoiceInAddress.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconReceiptTax } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { SelectionBar } from '../../ui/table/parts/SelectionBar.tsx'
import { useSelectionOf } from '../../ui/table/useSelectionOf.ts'
import { formatRate } from '../formatVat.ts'
import classes from './vatRegimes.module.css'
import { DEFAULT_VAT_REGIME, type ChoosableRegime, type VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { useAction } from '../../app/api/useAction.ts'
import { usePreview } from '../../app/api/usePreview.ts'
import { VatRegimeField } from '../../app/vat/VatRegimeField.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { CancelButton } from '../../ui/form/FormButtons.tsx'
import type { ResponseOf } from '@uurwerk/contract/endpoint'

const words = texts.invoicing.regime

const FILTERS = ['unchosen', 'all'] as const
const SEARCH = { placeholder: words.search, textOf: ({ customerName }: CustomerRegime) => customerName }

const columns: readonly Column<CustomerRegime>[] = [
  {
    key: 'customer',
    title: words.columns.customer,
    leads: true,
    value: ({ customerName }) => customerName,
    cell: ({ customerId, customerName, vatIdUnknown }) => (
      <span className={classes.proposal}>
        <Link to={paths.adminCustomer({ customer: customerId })}>{customerName}</Link>
        {vatIdUnknown && <small>{words.vatIdUnknown}</small>}
      </span>
    ),
  },
  {
    key: 'chosen',
    title: words.columns.chosen,
    value: ({ chosenName }) => chosenName ?? words.notChosen,
  },
  {
    key: 'proposed',
    title: words.columns.proposed,
    value: ({ regimeName, why }) => [regimeName ?? '', why].filter(Boolean).join('. '),
    cell: ({ regimeName, why }) => (
      <span className={classes.proposal}>
        {regimeName}
        <small>{why}</small>
      </span>
    ),
  },
  {
    key: 'last',
    title: words.columns.last,
    sortable: false,
    value: ({ lastInvoices }) =>
      lastInvoices.map(({ number, vatRegime: of }) => `${number} ${formatRate(of)}`).join(', '),
    cell: ({ lastInvoices }) => (
      <span className={classes.last}>
        {lastInvoices.map(({ id, number, vatRegime: of }) => (
          <span key={id}>
            <Link to={paths.adminInvoiceDetail({ invoice: id })}>{number}</Link> {formatRate(of)}
          </span>
        ))}
      </span>
    ),
  },
]

/** The list of active customers with their VAT regime. HR can choose one VAT regime for many customers at once. */
export function CustomerRegimes() {
  const load = useQuery(queryOf(vatRegimeProposals))
  const [filter, chooseFilter] = useChoiceInAddress('customers', FILTERS)
  const [chosen, setChosen] = useSelectionOf(filter)
  const [toConfirm, ask] = useState<readonly CustomerRegime[] | null>(null)
  const all = load.data?._embedded.proposalList
  return (
    <>
      <DataTable
        label={words.customers}
        columns={columns}
        rows={all?.filter((row) => filter === 'all' || row.chosen === null || row.vatIdUnknown)}
        rowKey={({ customerId }) => customerId}
        load={load}
        defaultSort={{ key: 'customer', descending: false }}
        search={SEARCH}
        csvName={words.csvName}
        cardsBelow={900}
        tools={
          <Segments
            label={words.filter}
            choices={FILTERS}
            nameOf={(choice) => words.filters[choice]}
            value={filter}
            onChange={chooseFilter}
          />
        }
        noteOf={({ vatIdUnknown }) => (vatIdUnknown ? words.vatIdUnknownNote : undefined)}
        selection={{ chosen, onChange: setChosen, nameOf: ({ customerName }) => customerName }}
        foot={(shown) => {
          const inSight = shown.filter(({ customerId }) => chosen.has(customerId))
          if (inSight.length === 0) return null
          return <ChooseBar inSight={inSight} onChoose={ask} onClear={() => setChosen(new Set())} />
        }}
        empty={
          <EmptyState title={all?.length === 0 ? words.noCustomers : words.everyChosen}>
            {filter !== 'all' && all?.length !== 0 && (
              <Button onClick={() => chooseFilter('all')}>{words.showAll}</Button>
            )}
          </EmptyState>
        }
      />
      {toConfirm !== null && (
        <ChooseRegimeDialog customers={toConfirm} onClose={() => ask(null)} onChosen={() => setChosen(new Set())} />
      )}
    </>
  )
}

type BarProps = {
  /** The customers that HR chose and whose rows the table shows now. */
  readonly inSight: readonly CustomerRegime[]
  readonly onChoose: (customers: readonly CustomerRegime[]) => void
  readonly onClear: () => void
}

const ChooseBar = ({ inSight, onChoose, onClear }: BarProps) => (
  <SelectionBar label={words.selection} status={words.selected(inSight.length)} clear={words.clear} onClear={onClear}>
    <ActionButton variant="filled" icon={IconReceiptTax} onClick={() => onChoose(inSight)}>
      {words.choose}
    </ActionButton>
  </SelectionBar>
)

type ChooseRegimeDialogProps = {
  readonly customers: readonly CustomerRegime[]
  readonly onClose: () => void
  readonly onChosen: () => void
}

function ChooseRegimeDialog({ customers, onClose, onChosen }: ChooseRegimeDialogProps) {
  const [regime, setRegime] = useState(commonProposal(customers))
  const body = { customerIds: customers.map(({ customerId }) => customerId), regime }
  const { answer, isOld } = usePreview(chooseRegimeOfCustomers, { body })
  const { mutateAsync: choose } = useAction(chooseRegimeOfCustomers)
  const refused = answer?.refused ?? []
  async function save(): Promise<void> {
    await choose({ query: { preview: 'false' }, body })
    onChosen()
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={words.chooseFor(customers.length)}>
      <VatRegimeField
        label={words.title}
        inherited={words.asCompany}
        value={regime}
        onChange={(chosen) => setRegime(choosable(chosen))}
        data-autofocus
      />
      <div className={classes.effect} role="status" aria-busy={isOld}>
        {answer === null ? (
          <p>{words.loading}</p>
        ) : (
          <p>{answer.concepts === 0 ? words.noConcepts : words.effect(answer.concepts)}</p>
        )}
        {refused.length > 0 && (
          <>
            <p className={classes.refused}>{words.refusedTitle(refused.length)}</p>
            <ul>
              {refused.map(({ customerId, customerName, reason }) => (
                <li key={customerId}>{words.refused(customerName, reason)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <DialogButtons>
        <CancelButton onCancel={onClose} />
        <ActionButton
          variant="filled"
          icon={IconReceiptTax}
          busy={isOld}
          reason={refused.length > 0 ? words.takeThemOut : null}
          onClick={save}
        >
          {words.save}
        </ActionButton>
      </DialogButtons>
    </Dialog>
  )
}

const choosable = (regime: VatRegime | null): ChoosableRegime | null => (regime === 'EX_OTHER' ? null : regime)

/**
 * The VAT regime that the proposals for the chosen customers have in common. When the proposals differ, it is the usual
 * VAT regime.
 */
function commonProposal(customers: readonly CustomerRegime[]): ChoosableRegime | null {
  const [first, ...others] = new Set(customers.map(({ regime }) => regime))
  return choosable(first === undefined || first === null || others.length > 0 ? DEFAULT_VAT_REGIME : first)
}

type CustomerRegime = ResponseOf<typeof vatRegimeProposals>['_embedded']['proposalList'][number]
