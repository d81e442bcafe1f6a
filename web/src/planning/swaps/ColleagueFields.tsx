import type { SwapChoices } from '@uurwerk/contract/planning/swaps'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import * as texts from '../../texts/texts.ts'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import { formatOther } from './SwapCard.tsx'

const words = texts.swaps

/** The chosen colleague and the chosen shift in exchange. A value is null while nothing is chosen. */
type SwapWith = { readonly personId: number | null; readonly otherShiftId: number | null }

export const NOBODY: SwapWith = { personId: null, otherShiftId: null }

type Props = {
  readonly choices: SwapChoices
  readonly reader: ActingAs
  readonly value: SwapWith
  readonly onChange: (value: SwapWith) => void
}

/** The fields for the colleague of a swap, and for the shift in exchange when the colleague has shifts. */
export function ColleagueFields({ choices: { colleagues, shift }, reader, value, onChange }: Props) {
  const shifts = colleagues.find(({ personId }) => personId === value.personId)?.shifts ?? []
  return (
    <>
      <NumberChoice
        label={words.colleague}
        placeholder={reader === 'hr' ? words.chooseColleague : words.everybody}
        choices={colleagues.map(({ personId, name }) => ({ value: personId, label: name }))}
        value={value.personId}
        onChange={(personId) => onChange({ personId, otherShiftId: null })}
      />
      {shifts.length > 0 && (
        <NumberChoice
          label={words.otherShift}
          placeholder={reader === 'hr' ? words.nothingForHr : words.nothing}
          choices={shifts.map((other) => ({ value: other.id, label: formatOther(other, shift, reader) }))}
          value={value.otherShiftId}
          onChange={(otherShiftId) => onChange({ ...value, otherShiftId })}
        />
      )}
    </>
  )
}
