import type { Day } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import * as texts from '../../../texts/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { NumberChoice } from '../../../ui/form/fields/choices/NumberChoice.tsx'
import { Hint } from '../../../ui/page/Hint.tsx'
import { CandidateList } from '../../needs/CandidateList.tsx'

const words = texts.teamPlanning

export type WhoChoice = {
  readonly customerId: number
  readonly shiftTypeId: number
  readonly label: string
  readonly needId: number | null
}

/**
 * The contents of the dialog: the day, the shifts from which HR can choose, and the id of the shift type that is chosen
 * when the dialog opens.
 */
export type Who = { readonly day: Day; readonly choices: readonly WhoChoice[]; readonly first: number | null }

type Props = {
  readonly who: Who
  readonly onPlan: (contractId: number, day: Day, shiftTypeId: number) => void
  readonly onClose: () => void
}

/** The dialog 'Wie kan er?': HR can plan each person immediately (rule team-11). */
export function WhoDialog({ who: { day, choices, first }, onPlan, onClose }: Props) {
  const [typeId, setTypeId] = useState(first ?? (choices.length === 1 ? choices[0]!.shiftTypeId : null))
  const chosen = choices.find(({ shiftTypeId }) => shiftTypeId === typeId)
  return (
    <Dialog onClose={onClose} title={words.who} subtitle={formatDayInWords(day)}>
      {choices.length === 0 ? (
        <Hint>{words.noType}</Hint>
      ) : (
        <Stack gap="sm">
          <NumberChoice
            label={words.whoFor}
            placeholder={words.chooseShift}
            choices={choices.map(({ shiftTypeId, label }) => ({ value: shiftTypeId, label }))}
            value={typeId}
            onChange={setTypeId}
          />
          {chosen !== undefined && (
            <CandidateList
              key={chosen.shiftTypeId}
              shift={{ ...chosen, day }}
              needId={chosen.needId}
              onPlan={(contractId) => {
                onClose()
                onPlan(contractId, day, chosen.shiftTypeId)
              }}
            />
          )}
        </Stack>
      )}
    </Dialog>
  )
}
