import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { IconChevronDown, IconChevronUp } from '../../ui/icons.ts'
import { ledgerQuery } from '../ledgerQueries.ts'
import { LedgerTable } from '../LedgerTable.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import classes from './vacation.module.css'

type Props = { readonly userId: number; readonly year: number; readonly type: CounterType }

/** The list opens only after a click, because the audit trail records that HR reads it (rule balances-15). */
export function CounterLedger(of: Props) {
  const [opened, { toggle }] = useDisclosure()
  const id = useId()
  const Chevron = opened ? IconChevronUp : IconChevronDown
  return (
    <section className={classes.ledger}>
      <Button
        variant="subtle"
        leftSection={<Chevron size={16} stroke={1.75} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={toggle}
      >
        {texts.vacation.edit.ledger}
      </Button>
      <div id={id}>{opened && <Entries {...of} />}</div>
    </section>
  )
}

function Entries({ userId, year, type }: Props) {
  const load = useQuery(ledgerQuery({ personId: userId, year, counter: type }))
  return (
    <LedgerTable
      label={texts.vacation.edit.ledger}
      load={load}
      formatDay={formatDayWithDashes}
      formatMoment={formatMoment}
      monthOf={(day) => paths.adminDetails({ user: userId, month: monthOf(day) })}
    />
  )
}
