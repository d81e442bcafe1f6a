import type { CustomerLine } from '@uurwerk/contract/timesheets/customerMonths'
import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import { IconCheck, IconMessage2 } from '../../ui/icons.ts'
import classes from './months.module.css'

const words = texts.customerSide

type Props = {
  readonly line: CustomerLine
  /** False when the contact cannot agree to lines of the month or dispute them now. */
  readonly isOpen: boolean
  readonly onAgree: () => Promise<boolean>
  readonly onDispute: (remark: string) => Promise<boolean>
}

const LOOKS = {
  agreed: { color: 'green', icon: IconCheck },
  disputed: { color: 'orange', icon: IconMessage2 },
} as const
const MOST_LETTERS = 200
const LEAST_LETTERS = 3

export function LineOfMonth({ line, isOpen, onAgree, onDispute }: Props) {
  const [remark, setRemark] = useState<string | null>(null)
  const day = `${weekdayName(line.day)} ${formatDayWithSlashes(line.day)}`
  return (
    <li className={classes.line}>
      <LineFacts line={line} day={day} />
      <div className={classes.lineActs}>
        {line.verdict !== null && <StatusBadge {...LOOKS[line.verdict]}>{words[line.verdict]}</StatusBadge>}
        {isOpen && line.verdict !== 'agreed' && (
          <ActionButton aria-label={words.agreeTo(day)} onClick={() => onAgree()}>
            {words.agree}
          </ActionButton>
        )}
        {isOpen && remark === null && (
          <ActionButton variant="subtle" aria-label={words.disputeOf(day)} onClick={() => setRemark(line.remark)}>
            {words.dispute}
          </ActionButton>
        )}
      </div>
      {isOpen && remark !== null && <RemarkField remark={remark} onChange={setRemark} onDispute={onDispute} />}
    </li>
  )
}

type FactsProps = Pick<Props, 'line'> & { readonly day: string }

const LineFacts = ({ line, day }: FactsProps) => (
  <div className={classes.lineFacts}>
    <strong>{day}</strong>
    <span>
      <span className={classes.swatch} style={{ background: line.color }} aria-hidden />
      {line.shiftTypeName}
    </span>
    <span>{words.times(line.worked)}</span>
    <span className={classes.hours}>{formatHourNumber(line.hours)}</span>
    <small>
      {[
        line.break === null ? null : words.pause(line.break),
        line.planned === null ? null : words.planned(line.planned),
        line.callout === null ? null : words.callouts[line.callout],
        line.interrupted ? words.interrupted : null,
      ]
        .filter((each) => each !== null)
        .join(' · ')}
    </small>
    {line.earlier !== null && <small>{words.earlier(line.earlier)}</small>}
    {line.verdict === 'disputed' && <small>{words.remarkOf(line.remark)}</small>}
    {line.answer !== null && <small>{words.answerOf(line.answer)}</small>}
  </div>
)

type RemarkProps = Pick<Props, 'onDispute'> & {
  readonly remark: string
  /** Is called when the user types in the remark. The value null closes the field. */
  readonly onChange: (remark: string | null) => void
}

const RemarkField = ({ remark, onChange, onDispute }: RemarkProps) => (
  <form className={classes.remark} onSubmit={(event) => event.preventDefault()}>
    <TextInput
      autoFocus
      label={words.remark}
      description={words.remarkHint}
      maxLength={MOST_LETTERS}
      value={remark}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onChange(null)
      }}
    />
    <ActionButton
      type="submit"
      variant="filled"
      reason={remark.trim().length < LEAST_LETTERS ? words.remarkTooShort : null}
      onClick={async () => {
        if (await onDispute(remark)) onChange(null)
      }}
    >
      {words.save}
    </ActionButton>
    <ActionButton onClick={() => onChange(null)}>{words.cancel}</ActionButton>
  </form>
)
