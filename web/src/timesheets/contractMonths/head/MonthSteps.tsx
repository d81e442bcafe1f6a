import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button, Menu } from '@mantine/core'
import {
  IconBell,
  IconChevronDown,
  IconClipboardCheck,
  IconFiles,
  IconLock,
  IconPlus,
  IconTableExport,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { today } from '../../../app/clock/now.ts'
import { MakeInvoicesDialog } from '../../../invoicing/batch/start/makeInvoicesLater.ts'
import { PayrollCheckDialog } from '../../../payroll/check/payrollCheckLater.ts'
import { paths } from '../../../paths.ts'
import { useHrEmployers } from '../../../people/form/useHrEmployers.ts'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { writtenTotalHours } from '../../../ui/written/writtenTotalHours.ts'
import { useReminders } from '../../useReminders.ts'
import { isApprovable } from '../segments.ts'
import { useListedRows } from '../useListedRows.ts'
import { phaseOf, unconfirmed } from './phaseOf.ts'
import type { Phase } from './phaseOf.ts'

type Props = {
  readonly yearMonth: YearMonth
  /** The contracts of the month that the list can show; undefined while they load. */
  readonly rows: readonly ContractMonthRow[] | undefined
  /** The contracts that are not locked yet, including the contracts of the internal company. */
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

/** The steps for a whole month: the one of its phase as the primary button, and all of them in a menu. */
export function MonthSteps({ yearMonth, rows, unlocked, onReview, onLockAll }: Props) {
  const words = texts.contractMonths.head
  const { employers } = useHrEmployers()
  const [asked, ask] = useState<Phase | { readonly employerId: number } | null>(null)
  const close = () => ask(null)
  const late = unconfirmed(rows ?? [])
  const people = new Set(late.map(({ userId }) => userId))
  const phase = rows === undefined ? null : phaseOf(rows, { yearMonth, today: today() })
  const wordOf: Readonly<Record<Phase, string>> = {
    review: words.review(rows?.filter(isApprovable).length ?? 0),
    lock: texts.contractMonths.lockAll,
    remind: words.remind(people.size),
    invoice: texts.batches.make,
  }
  const item = (name: Phase) => (
    <Menu.Item leftSection={ICONS[name]} onClick={() => take(name)}>
      {wordOf[name]}
    </Menu.Item>
  )

  function take(name: Phase): void {
    if (name === 'review') onReview()
    else ask(name)
  }

  return (
    <>
      <Menu width={280}>
        <Menu.Target>
          <Button rightSection={<IconChevronDown {...SIZE} />}>{words.more}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {unlocked.length > 0 && item('lock')}
          {people.size > 0 && item('remind')}
          {item('invoice')}
          <Menu.Item component={Link} to={paths.adminCustomInvoice()} leftSection={<IconPlus {...SIZE} />}>
            {texts.invoicing.custom.make}
          </Menu.Item>
          <Menu.Divider />
          {employers?.map(({ id, name }) => (
            <Menu.Item key={id} leftSection={<IconTableExport {...SIZE} />} onClick={() => ask({ employerId: id })}>
              {texts.payroll.check.open(name)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {phase !== null && (
        <ActionButton variant="filled" leftSection={ICONS[phase]} onClick={() => take(phase)}>
          {wordOf[phase]}
        </ActionButton>
      )}
      <ConfirmDialog
        opened={asked === 'lock'}
        onClose={close}
        question={texts.contractMonths.lockAllQuestion}
        confirm={texts.contractMonths.lockAll}
        icon={ICONS.lock}
        onConfirm={onLockAll}
      >
        {texts.contractMonths.lockAllEffect(unlocked.length, formatMonth(yearMonth), writtenTotalHours(unlocked))}
      </ConfirmDialog>
      {asked === 'remind' && <RemindDialog yearMonth={yearMonth} userIds={[...people]} onClose={close} />}
      {asked === 'invoice' && rows !== undefined && (
        <InvoicesOfList yearMonth={yearMonth} month={rows} onClose={close} />
      )}
      {employers?.map(
        (employer) =>
          typeof asked === 'object' &&
          asked?.employerId === employer.id && (
            <PayrollCheckDialog key={employer.id} employer={employer} yearMonth={yearMonth} onClose={close} />
          ),
      )}
    </>
  )
}

type RemindProps = {
  readonly yearMonth: YearMonth
  readonly userIds: readonly number[]
  readonly onClose: () => void
}

function RemindDialog({ yearMonth, userIds, onClose }: RemindProps) {
  const words = texts.reminders
  const remind = useReminders(yearMonth)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      question={words.question(userIds.length)}
      confirm={words.confirm}
      icon={ICONS.remind}
      onConfirm={() => remind(userIds)}
    >
      <p>{words.effect(userIds.length, formatMonth(yearMonth))}</p>
    </ConfirmDialog>
  )
}

type InvoicesProps = {
  readonly yearMonth: YearMonth
  readonly month: readonly ContractMonthRow[]
  readonly onClose: () => void
}

/** The dialog offers the contracts that the list shows, and all contracts of the month on request. */
function InvoicesOfList({ yearMonth, month, onClose }: InvoicesProps) {
  const rows = useListedRows(month)
  return <MakeInvoicesDialog yearMonth={yearMonth} rows={rows} month={month} onClose={onClose} />
}
