import { makeSwap, swapChoicesForHr } from '@uurwerk/contract/planning/swaps'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import { useAction } from '../../app/api/useAction.ts'
import { usePreview } from '../../app/api/usePreview.ts'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import { IconArrowsExchange } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { Warnings } from '../../ui/page/Warnings.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { teamPlanningQuery } from '../team/queries.ts'
import { ColleagueFields, NOBODY } from './ColleagueFields.tsx'
import { isSwappable } from '@uurwerk/domain/planning/swaps/refusalToSwap'
import type { Team } from '../team/fresh/peopleOfTeam.ts'

const words = texts.swaps

type Props = { readonly onClose: () => void }

/** The form with which HR makes and approves a swap for two employees (rule swaps-9). */
export function MakeSwapForm({ onClose }: Props) {
  // The form proposes a day two days from now, because a swap closes 24 hours before its first shift.
  const [day, setDay] = useState<Day | null>(addDays(today(), 2))
  const [customerId, setCustomerId] = useState<number | null>(null)
  const [shiftId, setShiftId] = useState<number | null>(null)
  const period = { from: day ?? today(), to: day ?? today() }
  const { data, error, refetch } = useQuery({ ...teamPlanningQuery(period), enabled: day !== null })
  const shifts = data === undefined ? [] : shiftsToSwap(data, { day: period.from, customerId })
  return (
    <Stack gap="sm">
      <DayField
        label={words.day}
        reader="office"
        first={addDays(today(), 1)}
        value={day}
        onChange={(value) => {
          setDay(value)
          setShiftId(null)
        }}
      />
      {data === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
      <NumberChoice
        label={texts.needs.customer}
        placeholder={texts.needs.chooseCustomer}
        choices={data?.customers.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        value={customerId}
        onChange={(value) => {
          setCustomerId(value)
          setShiftId(null)
        }}
      />
      {customerId !== null && data !== undefined && shifts.length === 0 ? (
        <Hint>{words.noShifts}</Hint>
      ) : (
        <NumberChoice
          label={words.whichShift}
          placeholder={words.chooseShift}
          choices={shifts}
          value={shiftId}
          onChange={setShiftId}
        />
      )}
      {shiftId !== null && <SwapOfShift key={shiftId} shiftId={shiftId} onClose={onClose} />}
    </Stack>
  )
}

type OfShift = Props & { readonly shiftId: number }

function SwapOfShift({ shiftId, onClose }: OfShift) {
  const load = useQuery(queryWithFailure(words.failed, swapChoicesForHr, { params: { shiftId } }))
  const { mutateAsync } = useAction(makeSwap, { onSuccess: () => showNote(words.made) })
  const [chosen, choose] = useState(NOBODY)
  const { personId, otherShiftId } = chosen
  const input = personId === null ? null : { query: {}, body: { shiftId, personId, otherShiftId } }
  const { answer, refusal, isOld } = usePreview(makeSwap, input)
  const { data } = load
  if (data === undefined) return <LoadState load={load} height={120} />
  if (data.colleagues.length === 0) return <Hint>{words.noColleagues}</Hint>
  return (
    <>
      <ColleagueFields choices={data} reader="hr" value={chosen} onChange={choose} />
      {answer !== null && answer.warnings.length > 0 && <Warnings warnings={answer.warnings} />}
      <Hint>{words.approveEffect}</Hint>
      <ActionButton
        icon={IconArrowsExchange}
        variant="filled"
        reason={personId === null ? words.chooseColleagueFirst : (refusal?.message ?? null)}
        reasonBelow
        busy={isOld && answer === null && refusal === null && personId !== null}
        onClick={async () => {
          if (input === null) return
          await mutateAsync(input)
          onClose()
        }}
      >
        {words.make}
      </ActionButton>
    </>
  )
}

type Input = { readonly day: Day; readonly customerId: number | null }

/** The shifts of a customer on a day that HR can swap: with a shift type, and not adjusted (rules swaps-1, swaps-9). */
function shiftsToSwap({ people, shiftTypes }: Team, { day, customerId }: Input) {
  const typeOf = new Map(shiftTypes.map((type) => [type.id, type]))
  return people.flatMap(({ person, contracts, shifts }) => {
    const there = new Set(contracts.filter((contract) => contract.customerId === customerId).map(({ id }) => id))
    return shifts.flatMap(([id, , contractId, startDay, shiftTypeId, start, end, adjusted]) => {
      const type = typeOf.get(shiftTypeId ?? 0)
      if (type === undefined || !isSwappable({ adjusted, shiftTypeId }) || startDay !== day || !there.has(contractId))
        return []
      return [
        { value: id, label: texts.swaps.shiftOf(`${person.firstName} ${person.lastName}`, type.name, start, end) },
      ]
    })
  })
}
