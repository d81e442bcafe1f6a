import * as texts from '../../texts/texts.ts'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import type { Person } from '../../people/queries.ts'
import { TakenAwayList } from '../../people/TakenAwayList.tsx'

type Props = {
  readonly effect: Pick<Person, 'takenAway' | 'givenBack'>
  readonly giveBack: boolean
  readonly onGiveBack: (giveBack: boolean) => void
}

/** The shifts and absences that new dates remove and restore. HR can choose not to restore them. */
export function SickLeaveEffect({ effect: { takenAway, givenBack }, giveBack, onGiveBack }: Props) {
  const comesBack = givenBack !== undefined && givenBack.shifts.length + givenBack.absences.length > 0
  return (
    <>
      <TakenAwayList
        {...(takenAway !== undefined && { takenAway })}
        {...(givenBack !== undefined && giveBack && { givenBack })}
      />
      {comesBack && (
        <SwitchField mt="sm" label={texts.people.sickLeave.giveBack} value={giveBack} onChange={onGiveBack} />
      )}
    </>
  )
}
