import { CLAIM_HOURS } from '@uurwerk/domain/planning/openShifts/needState'
import * as texts from '../../texts/texts.ts'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'

const words = texts.needs
const HOURS = [0, 2, 6, 12, CLAIM_HOURS, 48, 72, 168]

type Props = {
  /**
   * The number of hours between the closing time of the claims and the start of the shift. Null when the closing time
   * does not change.
   */
  readonly value?: number | null
  /** The text of an extra choice that keeps the closing time. When absent, the user always chooses a number. */
  readonly unchanged?: string
  readonly onChange: (value: number | null) => void
}

/** The field for the time until which employees can claim an open shift (rule needs-4). */
export const HoursBeforeField = ({ unchanged, ...input }: Props) => (
  <NumberChoice
    label={words.claimUntil}
    {...(unchanged !== undefined && { placeholder: unchanged })}
    choices={HOURS.map((hours) => ({ value: hours, label: words.hoursBefore(hours) }))}
    {...input}
  />
)
