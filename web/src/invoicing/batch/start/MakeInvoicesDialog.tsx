import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../../ui/dialog/DialogButtons.tsx'
import { SwitchField } from '../../../ui/form/fields/SwitchField.tsx'
import { IconFiles } from '../../../ui/icons.ts'
import { SearchField } from '../../../ui/table/parts/SearchField.tsx'
import { searchRows } from '../../../ui/table/searchRows.ts'
import { formatTotalHours } from '../../../ui/format/formatTotalHours.ts'
import { totalsOfRows } from '../../totalOf.ts'
import classes from '../batch.module.css'
import { contractChoices } from './choices.ts'
import { ContractTicks } from './ContractTicks.tsx'
import { amountsQuery } from '../queries.ts'
import { useStartBatch } from '../useStartBatch.ts'

type Props = {
  readonly yearMonth: YearMonth
  /** The rows of the list, or the rows that HR selected in the list. */
  readonly rows: readonly ContractMonthRow[]
  /** All contracts of the month, also those that the list does not show. */
  readonly month: readonly ContractMonthRow[]
  readonly onClose: () => void
}

const words = texts.batches

/** The dialog in which HR chooses the contracts to invoice. A contract that is not ready is shown with the reason. */
export function MakeInvoicesDialog({ yearMonth, rows, month, onClose }: Props) {
  const [isWhole, showWhole] = useState(false)
  const [sought, search] = useState('')
  const [byCustomer, groupByCustomer] = useState(false)
  const offered = isWhole ? month : rows
  const amounts = useQuery(amountsQuery(yearMonth, offered)).data
  const all = contractChoices(offered, amounts, month)
  const choices = searchRows(all, ({ label }) => label, sought)
  const ready = choices.filter(({ reason }) => reason === null)
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set())
  const values = all.filter(({ reason }) => reason === null).map(({ value }) => value)
  const ticked = new Set(values.filter((value) => !unticked.has(value)))
  const [after, setAfter] = useState<After>({ finish: false, send: false })
  const start = useStartBatch(yearMonth)
  // Only visible contracts are invoiced. A ticked contract that the search hides is not invoiced.
  const wanted = ready.filter(({ value }) => ticked.has(value))
  async function make(): Promise<void> {
    const ids = wanted.map(({ value }) => value)
    const expected = wanted.flatMap(({ value, amount }) => (amount === null ? [] : [{ contractId: value, ...amount }]))
    await start({ act: 'make', finish: after.finish, send: after.finish && after.send, expected }, ids)
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={words.makeTitle(formatMonth(yearMonth))} wide>
      <div className={classes.choose}>
        <Listed offered={offered.length} all={month.length} onShowAll={() => showWhole(true)} />
        <div className={classes.tools}>
          <SearchField placeholder={words.search} initial="" onSearch={search} takesFocus={false} />
          <SwitchField label={words.group} value={byCustomer} onChange={groupByCustomer} />
        </div>
        {values.length === 0 && <p>{words.nobodyReady}</p>}
        {choices.length === 0 && all.length > 0 && <p>{words.noneFound}</p>}
        <ContractTicks
          choices={choices}
          ticked={ticked}
          onChange={(next) => setUnticked(new Set(values.filter((value) => !next.has(value))))}
          byCustomer={byCustomer}
        />
        <TotalOf choices={wanted} />
        <Afterwards after={after} onChange={setAfter} />
        <p className={classes.effect}>{words.makeEffect}</p>
      </div>
      <DialogButtons onCancel={onClose}>
        <ActionButton
          variant="filled"
          icon={IconFiles}
          reason={wanted.length === 0 ? words.nothingChosen : null}
          onClick={() => make().catch(onClose)}
        >
          {words.start(wanted.length)}
        </ActionButton>
      </DialogButtons>
    </Dialog>
  )
}

type After = { readonly finish: boolean; readonly send: boolean }
type AfterProps = { readonly after: After; readonly onChange: (after: After) => void }

/** The switches that finish the new invoices (give them a number) and mail them, directly after they are made. */
const Afterwards = ({ after, onChange }: AfterProps) => (
  <div className={classes.switches}>
    <SwitchField
      label={words.finishToo}
      description={words.finishHint}
      value={after.finish}
      onChange={(finish) => onChange({ ...after, finish })}
    />
    <SwitchField
      label={words.sendToo}
      description={words.sendHint}
      value={after.finish && after.send}
      disabled={!after.finish}
      onChange={(send) => onChange({ ...after, send })}
    />
  </div>
)

function TotalOf({ choices }: { readonly choices: ReturnType<typeof contractChoices> }) {
  // When a worked day has no hourly rate, the contract has no amount. The total then contains neither the amount nor
  // the hours of that contract.
  const withAmount = choices.filter(({ amount }) => amount !== null)
  const priced = withAmount.flatMap(({ amount }) => amount ?? [])
  const totals = totalsOfRows(priced)
  return (
    priced.length > 0 && (
      <p role="status">
        <strong>{words.ofHours(formatTotalHours(withAmount), words.totals(totals.excluded, totals.included))}</strong>
      </p>
    )
  )
}

type ListedProps = { readonly offered: number; readonly all: number; readonly onShowAll: () => void }

/** A line that says that the dialog shows only some contracts of the month. Its button shows all of them. */
const Listed = ({ offered, all, onShowAll }: ListedProps) =>
  offered < all && (
    <p className={classes.listed}>
      {words.fromList(offered, all)}
      <Button variant="subtle" size="xs" onClick={onShowAll}>
        {words.wholeMonth}
      </Button>
    </p>
  )
