import { contactMonth, contactMonths, type CustomerMonthRow } from '@uurwerk/contract/timesheets/customerMonths'
import { refusalToSignMonth } from '@uurwerk/domain/timesheets/customerSide/refusalToSignMonth'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { queryClient } from '../../app/api/queryClient.ts'
import { useAttempt } from '../../app/api/useAttempt.ts'
import { now } from '../../app/clock/now.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { writtenHours } from '../../ui/written/writtenHours.ts'
import classes from '../customerSide.module.css'
import type { OfContact } from '../ofContact.ts'
import { SignFields } from './SignFields.tsx'
import { signInParts, type SignedTogether } from './signInParts.ts'
import { StatusOfMonth } from './StatusOfMonth.tsx'

const words = texts.customerSide

type Props = OfContact & {
  readonly rows: readonly CustomerMonthRow[]
  /** The contract of the employee whose lines are shown. */
  readonly chosen: number
}

const maySign = ({ facts, signature }: CustomerMonthRow): boolean =>
  refusalToSignMonth({ facts, signature, isSeen: true }, now()) === null

/**
 * The employees of a month. The contact ticks those whose lines are all agreed, and signs their hours together (rule
 * contact-32).
 */
export function PeopleOfMonth({ rows, chosen, contact }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const ready = rows.filter(maySign)
  const toSign = ready.filter(({ contractId }) => ticked.has(contractId))
  const { outcome, problem, sign } = useSigning(toSign, () => setTicked(new Set()))
  return (
    <div className={classes.people}>
      {ready.length > 1 && (
        <TickBox
          label={words.tickAll(ready.length)}
          checked={toSign.length === ready.length}
          onChange={(all) => setTicked(new Set(all ? ready.map(({ contractId }) => contractId) : []))}
          isLabelShown
        />
      )}
      <nav aria-label={words.people}>
        <ul>
          {rows.map((row) => (
            <li key={row.contractId} className={classes.personLine}>
              {ready.includes(row) && (
                <TickBox
                  label={words.tick(row.personName)}
                  checked={ticked.has(row.contractId)}
                  onChange={(tick) => setTicked(withTick(ticked, row.contractId, tick))}
                />
              )}
              <Person row={row} isCurrent={row.contractId === chosen} isReady={ready.includes(row)} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.signTogether}>
        {toSign.length > 0 && (
          <SignFields
            customerName={contact.customerName}
            contactName={contact.name}
            refusal={null}
            go={words.signTogether(toSign.length)}
            onSign={sign}
          />
        )}
        <ProblemLine problem={problem} />
        {outcome !== null && <Outcome outcome={outcome} rows={rows} />}
      </div>
    </div>
  )
}

/**
 * Signs the ticked months, and reads the list and the open month again. After each part of the months, the shown result
 * is updated.
 */
function useSigning(toSign: readonly CustomerMonthRow[], onSigned: () => void) {
  const [outcome, setOutcome] = useState<SignedTogether | null>(null)
  const { problem, attempt } = useAttempt()

  async function sign(name: string): Promise<void> {
    setOutcome(null)
    const done = await attempt(async () => {
      await signInParts({ name, rows: toSign, onPart: setOutcome })
      return true
    })
    if (done !== null) onSigned()
    await Promise.all(
      [contactMonths, contactMonth].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
    )
  }
  return { outcome, problem, sign }
}

function withTick(ticked: ReadonlySet<number>, contractId: number, tick: boolean): ReadonlySet<number> {
  const others = [...ticked].filter((each) => each !== contractId)
  return new Set(tick ? [...others, contractId] : others)
}

type TickProps = {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly isLabelShown?: boolean
}

const TickBox = ({ label, checked, onChange, isLabelShown = false }: TickProps) => (
  <Checkbox
    className={classes.tick}
    {...(isLabelShown ? { label } : { 'aria-label': label })}
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)

type OutcomeProps = Pick<Props, 'rows'> & { readonly outcome: SignedTogether }

/** The number of months that were signed, and the reasons why the other months were not signed. */
const Outcome = ({ outcome: { signed, refused }, rows }: OutcomeProps) => (
  <div role="status" className={signed > 0 ? classes.signed : undefined}>
    <p>{words.signedTogether(signed)}</p>
    {refused.length > 0 && (
      <ul>
        {refused.map(({ contractId, message }) => (
          <li key={contractId}>
            {words.notSigned(rows.find((row) => row.contractId === contractId)?.personName ?? '', message)}
          </li>
        ))}
      </ul>
    )}
  </div>
)

type PersonProps = { readonly row: CustomerMonthRow; readonly isCurrent: boolean; readonly isReady: boolean }

const Person = ({ row, isCurrent, isReady }: PersonProps) => (
  <Link
    to={paths.customerSide({ month: row.yearMonth, contract: row.contractId })}
    className={classes.person}
    aria-current={isCurrent ? 'true' : undefined}
  >
    <span className={classes.personName}>{row.personName}</span>
    <span>{row.status === 'not_confirmed' ? '' : writtenHours(row.hours)}</span>
    <small>{row.customerName}</small>
    <StatusOfMonth status={row.status} isReady={isReady} />
  </Link>
)
