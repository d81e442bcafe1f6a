import { signMonths, type CustomerMonthRow } from '@uurwerk/contract/timesheets/customerMonths'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { Checkbox } from '@mantine/core'
import { memo, useCallback, useState } from 'react'
import { Link } from 'react-router'
import { readsAreFresh } from '../../app/api/keepReadsFresh.ts'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { useAttempt } from '../../app/api/useAttempt.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import frame from '../../customers/customerSide/customerSide.module.css'
import classes from './months.module.css'
import type { OfContact } from '../../customers/customerSide/ofContact.ts'
import { ALL_MONTHS, monthKey, type ContractMonth } from './contractMonth.ts'
import { SignFields } from './SignFields.tsx'
import { signInParts, type SignedTogether } from './signInParts.ts'
import { StatusOfMonth } from './StatusOfMonth.tsx'
import { ToSignForm } from './ToSignForm.tsx'

const words = texts.customerSide

type Props = OfContact & {
  /** The rows of the list, sorted by calendar month. Each row is one contract in one month. */
  readonly rows: readonly CustomerMonthRow[]
  /** The contract and the month whose worked shifts are shown; null when none are shown. */
  readonly chosen: ContractMonth | null
  /** True when the rows are all months that wait for a signature. Each calendar month then has a heading. */
  readonly isOfAllMonths: boolean
}

const maySign = ({ actions }: CustomerMonthRow): boolean => actions.sign === null

/**
 * When the contact has agreed to all lines of an employee, the contact can tick the employee, and sign the hours of the
 * ticked employees together (rule contact-32).
 */
export function PeopleOfMonth({ rows, chosen, contact, isOfAllMonths }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const ready = rows.filter(maySign)
  const toSign = ready.filter((row) => ticked.has(monthKey(row)))
  const { sent, problem, sign } = useSigning(toSign, () => setTicked(new Set()))
  const onTick = useCallback<Line['onTick']>(
    (month, tick) => setTicked((current) => withTick(current, monthKey(month), tick)),
    [],
  )
  return (
    <div className={classes.people}>
      {ready.length > 1 && (
        <TickBox
          label={words.tickAll(ready.length)}
          checked={toSign.length === ready.length}
          onChange={(all) => setTicked(new Set(all ? ready.map(monthKey) : []))}
          isLabelShown
        />
      )}
      <nav aria-label={words.people}>
        {[...Map.groupBy(rows, ({ yearMonth }) => yearMonth)].map(([yearMonth, ofMonth]) => (
          <section key={yearMonth} aria-label={formatMonth(yearMonth)}>
            {isOfAllMonths && <h2 className={classes.monthName}>{formatMonth(yearMonth)}</h2>}
            <ul>
              {ofMonth.map((row) => (
                <PersonLine
                  key={row.contractId}
                  row={row}
                  isReady={maySign(row)}
                  isTicked={ticked.has(monthKey(row))}
                  isCurrent={chosen !== null && monthKey(row) === monthKey(chosen)}
                  isOfAllMonths={isOfAllMonths}
                  onTick={onTick}
                />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {toSign.length > 0 && <ToSignForm text={words.chosen(toSign.length)} form={SIGN_TOGETHER} />}
      <div className={classes.signTogether}>
        {toSign.length > 0 && (
          <SignFields
            id={SIGN_TOGETHER}
            customerName={contact.customerName}
            contactName={contact.name}
            refusal={null}
            go={words.signTogether(toSign.length)}
            onSign={sign}
          />
        )}
        <ProblemLine problem={problem} />
        {sent !== null && <Outcome {...sent} />}
      </div>
    </div>
  )
}

const SIGN_TOGETHER = 'sign-together'

type Line = Pick<Props, 'isOfAllMonths'> & {
  readonly row: CustomerMonthRow
  readonly isReady: boolean
  readonly isTicked: boolean
  readonly isCurrent: boolean
  readonly onTick: (month: ContractMonth, tick: boolean) => void
}

/** A list can have hundreds of rows. With `memo`, a change of one tick renders only its own row again. */
const PersonLine = memo(function PersonLine({ row, isReady, isTicked, isCurrent, isOfAllMonths, onTick }: Line) {
  return (
    <li className={classes.personLine}>
      {isReady && (
        <TickBox
          label={words.tick(isOfAllMonths ? nameAndMonth(row) : row.personName)}
          checked={isTicked}
          onChange={(tick) => onTick(row, tick)}
        />
      )}
      <Person row={row} isCurrent={isCurrent} isReady={isReady} isOfAllMonths={isOfAllMonths} />
    </li>
  )
})

type Sent = {
  readonly outcome: SignedTogether
  /** A copy, because the list on the screen changes while the months are signed. */
  readonly rows: readonly CustomerMonthRow[]
  readonly isRunning: boolean
}

/**
 * Sends the signatures of the chosen months in several requests. The signing ends when the page shows the new
 * signatures.
 */
function useSigning(toSign: readonly CustomerMonthRow[], onSigned: () => void) {
  const [sent, setSent] = useState<Sent | null>(null)
  const { problem, attempt } = useAttempt()
  const { mutateAsync } = useAction(signMonths, SHOWN_BY_SCREEN)

  async function sign(name: string): Promise<void> {
    const done = await attempt(async () => {
      await signInParts({
        sign: mutateAsync,
        name,
        rows: toSign,
        onPart: (outcome) => setSent({ outcome, rows: toSign, isRunning: true }),
      })
      return true
    })
    setSent((last) => last && (done === null && isUntouched(last) ? null : { ...last, isRunning: false }))
    if (done !== null) onSigned()
    await readsAreFresh()
  }
  return { sent, problem, sign }
}

const isUntouched = ({ outcome: { signed, refused } }: Sent) => signed + refused.length === 0

function withTick(ticked: ReadonlySet<string>, key: string, tick: boolean): ReadonlySet<string> {
  const others = [...ticked].filter((each) => each !== key)
  return new Set(tick ? [...others, key] : others)
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

function Outcome({ outcome: { total, signed, refused }, rows, isRunning }: Sent) {
  if (isRunning) return <p role="status">{words.signing(signed + refused.length, total)}</p>
  const areOfOneMonth = new Set(rows.map(({ yearMonth }) => yearMonth)).size === 1
  const nameOf = (month: ContractMonth): string => {
    const row = rows.find((each) => monthKey(each) === monthKey(month))
    return row === undefined ? '' : areOfOneMonth ? row.personName : nameAndMonth(row)
  }
  return (
    <div role="status" className={signed > 0 ? frame.confirmation : undefined}>
      <p>{words.signedTogether(signed)}</p>
      {refused.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll the focused element.
        <ul className={classes.refused} tabIndex={0} aria-label={words.notSignedList}>
          {refused.map((month) => (
            <li key={monthKey(month)}>{words.notSigned(nameOf(month), month.message)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const nameAndMonth = ({ personName, yearMonth }: CustomerMonthRow) =>
  words.nameAndMonth(personName, formatMonth(yearMonth))

type PersonProps = Pick<Line, 'row' | 'isCurrent' | 'isReady' | 'isOfAllMonths'>

const Person = ({ row, isCurrent, isReady, isOfAllMonths }: PersonProps) => (
  <Link
    to={paths.customerSide({
      month: row.yearMonth,
      contract: row.contractId,
      view: isOfAllMonths ? ALL_MONTHS : undefined,
    })}
    className={classes.person}
    aria-current={isCurrent ? 'true' : undefined}
  >
    <span className={classes.personName}>{row.personName}</span>
    <span>{row.status === 'not_confirmed' ? '' : formatHourNumber(row.hours)}</span>
    <small>{row.customerName}</small>
    <StatusOfMonth status={row.status} isReady={isReady} />
  </Link>
)
