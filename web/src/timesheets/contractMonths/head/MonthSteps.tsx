import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button, Menu } from '@mantine/core'
import { memo, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { today } from '../../../app/clock/now.ts'
import { peopleToRemind } from '../../../app/month/peopleToRemind.ts'
import { MakeInvoicesDialog } from '../../../invoicing/batch/start/makeInvoicesLater.ts'
import { PayrollCheckDialog } from '../../../payroll/check/payrollCheckLater.ts'
import { paths } from '../../../paths.ts'
import { useHrEmployers } from '../../../people/form/useHrEmployers.ts'
import * as texts from '../../../texts/texts.ts'
import { QuestionInAddress } from '../../../ui/address/QuestionInAddress.tsx'
import {
  IconBell,
  IconChevronDown,
  IconClipboardCheck,
  IconFiles,
  IconLock,
  IconPlus,
  IconTableExport,
} from '../../../ui/icons.ts'
import { MenuBelow } from '../../../ui/menus/MenuBelow.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import { showNote } from '../../../ui/toast/showNote.tsx'
import { isApprovable } from '../stages/segments.ts'
import { useListedRows } from '../useListedRows.ts'
import { MonthQuestion } from './monthQuestionLater.ts'
import { phaseOf, type Phase } from './phaseOf.ts'

type Props = {
  readonly yearMonth: YearMonth
  /** The contracts of the month that the list can show; undefined while they load. */
  readonly rows: readonly ContractMonthRow[] | undefined
  /** The contracts whose planning HR can lock, also those at our own company (the internal company). */
  readonly unlocked: readonly ContractMonthRow[]
  readonly onReview: () => void
  readonly onLockAll: () => Promise<unknown>
}

const SIZE = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const ICONS: Readonly<Record<Phase, ReactNode>> = {
  review: <IconClipboardCheck {...SIZE} />,
  lock: <IconLock {...SIZE} />,
  remind: <IconBell {...SIZE} />,
  invoice: <IconFiles {...SIZE} />,
}

type StepToConfirm = Phase | { readonly employerId: number }

/** The open dialog of a month. When the month changes, an open dialog about the previous month closes. */
function useQuestion(yearMonth: YearMonth) {
  const [question, setQuestion] = useState<{ readonly yearMonth: YearMonth; readonly toConfirm: StepToConfirm } | null>(
    null,
  )
  return {
    toConfirm: question?.yearMonth === yearMonth ? question.toConfirm : null,
    ask: (toConfirm: StepToConfirm) => setQuestion({ yearMonth, toConfirm }),
    close: () => setQuestion(null),
  }
}

type Offer = {
  readonly yearMonth: YearMonth
  readonly offered: readonly Phase[]
  readonly employers: Employers
  readonly ask: (toConfirm: StepToConfirm) => void
}

/**
 * Opens the dialog that the command palette asked for in the URL, or says why it cannot open. Returns false for a
 * question that `FirstOfList` handles.
 */
function askFromAddress(name: string, { yearMonth, offered, employers, ask }: Offer): boolean {
  if (name === 'next') return false
  const step = offered.find((each) => each === name)
  const employer = employers.find(({ id }) => name === `payroll-${id}`)
  if (step !== undefined) ask(step)
  else if (employer !== undefined) ask({ employerId: employer.id })
  else {
    const { lock, remind, other } = texts.contractMonths.notOffered
    showNote(({ lock, remind }[name] ?? other)(formatMonth(yearMonth)))
  }
  return true
}

/** HR's actions for a whole month: the action that is needed now as the main button, and all actions in a menu. */
export const MonthSteps = memo(function MonthSteps({ yearMonth, rows, unlocked, onReview, onLockAll }: Props) {
  const words = texts.contractMonths.head
  const { employers } = useHrEmployers()
  const { toConfirm, ask, close } = useQuestion(yearMonth)
  const checked = employers?.find(({ id }) => typeof toConfirm === 'object' && toConfirm?.employerId === id)
  const date = today()
  const people = useMemo(() => peopleToRemind(rows ?? []), [rows])
  const phase = useMemo(
    () => (rows === undefined ? null : phaseOf(rows, { yearMonth, today: date })),
    [rows, yearMonth, date],
  )
  const wordOf: Readonly<Record<Phase, string>> = {
    review: words.review(rows?.filter(isApprovable).length ?? 0),
    lock: texts.contractMonths.lockAll,
    remind: words.remind(people.size),
    invoice: texts.monthSteps.makeInvoices,
  }
  const offered: readonly Phase[] = [
    ...(unlocked.length > 0 ? (['lock'] as const) : []),
    ...(people.size > 0 ? (['remind'] as const) : []),
    'invoice',
  ]

  function take(name: Phase): void {
    if (name === 'review') onReview()
    else ask(name)
  }

  return (
    <>
      <QuestionInAddress
        isReady={rows !== undefined && employers !== null}
        onAsk={(name) => askFromAddress(name, { yearMonth, offered, employers: employers ?? [], ask })}
      />
      <StepsMenu
        offered={offered}
        wordOf={wordOf}
        employers={employers ?? []}
        onTake={take}
        onCheck={(employerId) => ask({ employerId })}
      />
      <MainButton phase={phase} isLoading={rows === undefined} wordOf={wordOf} onTake={take} />
      <StepDialogs
        toConfirm={toConfirm}
        employer={checked}
        yearMonth={yearMonth}
        rows={rows}
        unlocked={unlocked}
        people={people}
        onLockAll={onLockAll}
        onClose={close}
      />
    </>
  )
})

type MainProps = Pick<MenuProps, 'wordOf' | 'onTake'> & { readonly phase: Phase | null; readonly isLoading: boolean }

/**
 * The button of the next action. When there is no action, an invisible button keeps the place: on a phone always, and
 * on a wider screen only while the rows load (rule screens-65).
 */
function MainButton({ phase, isLoading, wordOf, onTake }: MainProps) {
  const isPhone = useIsPhone()
  if (phase !== null) {
    return (
      <ActionButton variant="filled" leftSection={ICONS[phase]} onClick={() => onTake(phase)}>
        {wordOf[phase]}
      </ActionButton>
    )
  }
  if (!isLoading && !isPhone) return null
  return (
    <Button style={{ visibility: 'hidden' }} leftSection={ICONS.review}>
      {texts.contractMonths.head.review(10)}
    </Button>
  )
}

type DialogsProps = Pick<Props, 'yearMonth' | 'rows' | 'unlocked' | 'onLockAll'> & {
  readonly toConfirm: StepToConfirm | null
  readonly employer: Employers[number] | undefined
  readonly people: ReadonlySet<number>
  readonly onClose: () => void
}

const StepDialogs = ({ toConfirm, employer, yearMonth, rows, unlocked, people, onLockAll, onClose }: DialogsProps) => (
  <>
    {(toConfirm === 'lock' || toConfirm === 'remind') && (
      <MonthQuestion
        toConfirm={toConfirm}
        yearMonth={yearMonth}
        unlocked={unlocked}
        userIds={[...people]}
        onLockAll={onLockAll}
        onClose={onClose}
      />
    )}
    {toConfirm === 'invoice' && rows !== undefined && (
      <InvoicesOfList yearMonth={yearMonth} month={rows} onClose={onClose} />
    )}
    {employer !== undefined && (
      <PayrollCheckDialog key={employer.id} employer={employer} yearMonth={yearMonth} onClose={onClose} />
    )}
  </>
)

type Employers = NonNullable<ReturnType<typeof useHrEmployers>['employers']>

type MenuProps = {
  readonly offered: readonly Phase[]
  readonly wordOf: Readonly<Record<Phase, string>>
  readonly employers: Employers
  readonly onTake: (name: Phase) => void
  readonly onCheck: (employerId: number) => void
}

/** The actions for the month, a custom invoice (rule invoicing-122), and the payroll check of each HR employer. */
const StepsMenu = ({ offered, wordOf, employers, onTake, onCheck }: MenuProps) => (
  <MenuBelow
    width={280}
    button={(button) => (
      <Button {...button} rightSection={<IconChevronDown {...SIZE} />}>
        {texts.contractMonths.head.more}
      </Button>
    )}
  >
    {offered.map((name) => (
      <Menu.Item key={name} leftSection={ICONS[name]} onClick={() => onTake(name)}>
        {wordOf[name]}
      </Menu.Item>
    ))}
    <Menu.Item component={Link} to={paths.adminCustomInvoice()} leftSection={<IconPlus {...SIZE} />}>
      {texts.monthSteps.customInvoice}
    </Menu.Item>
    <Menu.Divider />
    {employers.map(({ id, name }) => (
      <Menu.Item key={id} leftSection={<IconTableExport {...SIZE} />} onClick={() => onCheck(id)}>
        {texts.monthSteps.checkPayroll(name)}
      </Menu.Item>
    ))}
  </MenuBelow>
)

type InvoicesProps = {
  readonly yearMonth: YearMonth
  readonly month: readonly ContractMonthRow[]
  readonly onClose: () => void
}

/** The dialog offers the contracts that the list shows. A button in it shows all contracts of the month. */
function InvoicesOfList({ yearMonth, month, onClose }: InvoicesProps) {
  const rows = useListedRows(month)
  return <MakeInvoicesDialog yearMonth={yearMonth} rows={rows} month={month} onClose={onClose} />
}
