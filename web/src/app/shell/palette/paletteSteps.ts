import type { RefusalOf } from '@uurwerk/contract/problems'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { formatCount } from '@uurwerk/domain/money/formatCount'
import type { Day } from '@uurwerk/domain/time/day'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { lastDayOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { peopleToRemind } from '../../month/peopleToRemind.ts'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { sentenceHere } from '../../../ui/buttons/reasons/sentenceHere.ts'
import { folded } from '../../../ui/table/searchRows.ts'

export type PaletteItem = {
  readonly to: string
  readonly label: string
  readonly about: string
  /** The contract month that the item is about. The palette shows the state of this month. */
  readonly row?: ContractMonthRow
  /** The keyboard key that does this step (action) on the screens of the month. */
  readonly key?: string
  /** A step (action) that the palette does itself. Other items open a screen. */
  readonly act?: 'approve' | 'lock'
  /** True for a step (action) that is not possible. The item then opens the month, and `about` has the reason. */
  readonly isRefused?: true
}

/**
 * True for a step that the palette does itself, and for a refused step. Enter chooses this item only when the user has
 * seen it (rule screens-59).
 */
export const isSeenFirst = ({ act, isRefused }: PaletteItem): boolean => act !== undefined || isRefused === true

export type Employer = { readonly id: number; readonly name: string }

type Month = {
  readonly month: YearMonth
  readonly today: Day
  /** The contracts of the month; undefined until they are loaded. */
  readonly rows: readonly ContractMonthRow[] | undefined
  /** When the list hides the internal company, the numbers in the palette do not count its contracts. */
  readonly isInternalHidden: boolean
  readonly employers: readonly Employer[]
}

const words = texts.paletteDialog.steps
const KEYS = { approve: 'g', invoice: 'f', reopen: 'h', lock: 'v', confirm: 'b', unlock: 'u' } as const
type RowStep = keyof typeof KEYS
const ROW_STEPS = Object.keys(KEYS) as readonly RowStep[]

const SHORTEST_STEP = 3

const TYPED: Readonly<Record<RowStep, readonly string[]>> = {
  approve: ['goedkeuren', 'keuren'],
  reopen: ['heropenen', 'reopen'],
  lock: ['vastzetten'],
  unlock: ['vrijgeven', 'unlock'],
  confirm: ['bevestigen'],
  invoice: ['factureren'],
}

const isTyped = (name: RowStep, letters: string): boolean => TYPED[name].some((word) => word.startsWith(letters))

/** Divides a text into 'keur' (a step) and 'lies'. The step is null when no word begins the name of a step. */
export function typedStep(typed: string): { readonly words: string; readonly step: string | null } {
  const each = typed.split(/\s+/).filter(Boolean)
  const step = each.find(
    (word) => word.length >= SHORTEST_STEP && ROW_STEPS.some((name) => isTyped(name, folded(word))),
  )
  return step === undefined || each.length === 1
    ? { words: typed, step: null }
    : { words: each.filter((word) => word !== step).join(' '), step: folded(step) }
}

/** A typed step (an action, such as approving) that is not possible for a month is shown last, with the reason. */
export function stepsOfRows(
  rows: readonly ContractMonthRow[],
  { month }: Pick<Month, 'month'>,
  step: string | null,
): readonly PaletteItem[] {
  const items = rows.flatMap((row) =>
    ROW_STEPS.filter((name) => step === null || isTyped(name, step)).flatMap((name) => {
      const refusal = row.actions[name === 'invoice' ? 'invoiceApproved' : name]
      if (refusal !== null) return step === null ? [] : refusedStep(row, name, month, refusal)
      return possibleStep(row, name, month)
    }),
  )
  return [...items.filter(({ isRefused }) => !isRefused), ...items.filter(({ isRefused }) => isRefused)]
}

function possibleStep(row: ContractMonthRow, name: RowStep, month: YearMonth): PaletteItem {
  const at = { contract: row.contractId, month }
  const isAtOnce = name === 'approve' || name === 'lock'
  const ask = isAtOnce || name === 'invoice' ? undefined : KEYS[name]
  return {
    to: name === 'invoice' ? paths.adminInvoicePreview(at) : paths.adminContractMonth({ ...at, ask }),
    label: words.of(words.names[name], row.username),
    about: texts.paletteDialog.month(row.customerName, formatMonth(month)),
    key: KEYS[name],
    ...(isAtOnce && { act: name, row }),
  }
}

const refusedStep = (row: ContractMonthRow, name: RowStep, month: YearMonth, refusal: RefusalOf): PaletteItem => ({
  to: paths.adminContractMonth({ contract: row.contractId, month }),
  label: words.of(words.names[name], row.username),
  about: `${texts.paletteDialog.month(row.customerName, formatMonth(month))}. ${sentenceHere(refusal)}`,
  isRefused: true,
})

/** The numbers in the steps are the same as in the list of contracts and its dialogs. */
export function stepsOfMonth({ month, today, rows = [], isInternalHidden, employers }: Month): readonly PaletteItem[] {
  const [when, linkTo] = [formatMonth(month), (ask: string) => paths.adminContracts({ month, ask })]
  const listed = rows.filter(({ internal }) => !(isInternalHidden && internal))
  const approvable = listed.filter(({ actions }) => actions.approve === null).length
  // HR locks the plannings of all contracts, also those that the list hides.
  const open = rows.filter(({ actions }) => actions.lock === null).length
  const late = today > lastDayOf(month) ? peopleToRemind(listed).size : 0
  const toInvoice = listed.filter(({ actions }) => actions.invoiceInBatch === null).length
  const offered: readonly (readonly [isOffered: boolean, item: PaletteItem])[] = [
    [
      approvable > 0,
      {
        to: paths.adminContracts({ month, show: 'approvable', ask: 'next' }),
        label: words.approveNext,
        about: texts.paletteDialog.month(words.approvable(formatCount(approvable)), when),
      },
    ],
    [open > 0, { to: linkTo('lock'), label: texts.contractMonths.lockAll, about: words.open(formatCount(open), when) }],
    [late > 0, { to: linkTo('remind'), label: words.remind, about: words.late(late, when) }],
    [
      toInvoice > 0,
      {
        to: linkTo('invoice'),
        label: texts.monthSteps.makeInvoices,
        about: words.toInvoice(formatCount(toInvoice), when),
      },
    ],
  ]
  return [
    ...offered.flatMap(([isOffered, item]) => (isOffered ? [item] : [])),
    ...employers.map(({ id, name }) => ({
      to: linkTo(`payroll-${id}`),
      label: texts.monthSteps.checkPayroll(name),
      about: when,
    })),
    { to: paths.adminCustomInvoice(), label: texts.monthSteps.customInvoice, about: '' },
  ]
}
