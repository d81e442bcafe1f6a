import {
  fillPattern,
  relayPattern,
  type AppliedPatterns,
  type AppliedShift,
  type RotationPattern,
} from '@uurwerk/contract/planning/patterns/rotationPatterns'
import { FILLED_DAYS_AHEAD } from '@uurwerk/domain/planning/patterns/rotation'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithDashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import { usePreview } from '../../app/api/usePreview.ts'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { DayField } from '../../ui/form/fields/DayField.tsx'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { stepsToTakeBack } from '../team/acts/teamSteps.ts'
import type { Steps } from '../team/acts/undoStacks.ts'
import { Fields } from '../../ui/form/FieldGroups.tsx'
import type { useTeamChanges } from '../team/fresh/useTeamChanges.ts'

const words = texts.rotation
/** The maximum number of shifts in the list. A longer list would hide the button below it. */
const MOST_ROWS = 20

type Props = {
  readonly pattern: RotationPattern
  readonly act: 'fill' | 'relay'
  /** The period that the form proposes; by default eight weeks from tomorrow. */
  readonly period?: { readonly from: Day; readonly to: Day }
  readonly changes: Pick<ReturnType<typeof useTeamChanges>, 'keepOwn'>
  readonly onClose: () => void
}

/** The form first shows which shifts it will plan, remove and skip (rules rotation-3 to rotation-5). */
export function ApplyForm({ pattern, act, period, changes, onClose }: Props) {
  const [from, setFrom] = useState<Day | null>(period?.from ?? addDays(today(), 1))
  const [to, setTo] = useState<Day | null>(period?.to ?? addDays(today(), 2 * FILLED_DAYS_AHEAD))
  const [onHolidays, setOnHolidays] = useState(false)
  const [onUnavailable, setOnUnavailable] = useState(false)
  const contractIds = pattern.followers.map(({ contractId }) => contractId)
  const endpoint = act === 'fill' ? fillPattern : relayPattern
  const body = from === null || to === null ? null : { contractIds, from, to, onHolidays, onUnavailable }
  const { answer, refusal, isOld, error, refetch } = usePreview(endpoint, body === null ? null : { query: {}, body })
  const { mutateAsync } = useAction(endpoint)

  async function lay(): Promise<void> {
    if (body === null) return
    const send = () => mutateAsync({ query: {}, body })
    const laid = await send()
    const message = words.laid(laid.planned.length, laid.removed.length)
    const change = changeOf(laid, send)
    if (change === null) showNote(message)
    else changes.keepOwn(message, change)
    onClose()
  }
  return (
    <Stack gap="md">
      <Hint>{act === 'fill' ? words.fillHint : words.relayHint}</Hint>
      <Fields>
        <DayField label={words.from} reader="office" value={from} onChange={setFrom} />
        <DayField label={words.to} reader="office" value={to} onChange={setTo} />
      </Fields>
      <SwitchField label={words.onHolidays} value={onHolidays} onChange={setOnHolidays} />
      <SwitchField label={words.onUnavailable} value={onUnavailable} onChange={setOnUnavailable} />
      {refusal !== null && <Hint>{refusal.message}</Hint>}
      {error !== null && <LoadError error={error} onRetry={refetch} />}
      {body !== null && answer === null && refusal === null && error === null && <Skeleton height={120} />}
      {answer !== null && <Preview answer={answer} isOld={isOld} onLay={() => void lay().catch(() => {})} />}
    </Stack>
  )
}

/** HR can undo the filling of a period, and do it again with the same request (rule rotation-7). */
function changeOf({ undo }: AppliedPatterns, send: () => Promise<AppliedPatterns>): Steps | null {
  const steps = undo === null ? [] : stepsToTakeBack(undo)
  if (undo === null || steps.length === 0) return null
  const again = async () => changeOf(await send(), send)
  return { steps, confirmedToo: false, filling: { filledUntil: undo.filledUntil, again } }
}

type PreviewProps = { readonly answer: AppliedPatterns; readonly isOld: boolean; readonly onLay: () => void }

function Preview({ answer: { planned, removed, skipped }, isOld, onLay }: PreviewProps) {
  const isNothing = planned.length + removed.length === 0
  return (
    <>
      <ShiftsWithReason title={words.warned} shifts={planned.filter(({ message }) => message !== null)} />
      <ShiftsWithReason title={words.skipped} shifts={skipped} />
      {isNothing && <Hint>{words.nothingToLay}</Hint>}
      <ActionButton variant="filled" disabled={isNothing || isOld} onClick={onLay}>
        {words.lay(planned.length, removed.length)}
      </ActionButton>
    </>
  )
}

type ListProps = { readonly title: (count: number) => string; readonly shifts: readonly AppliedShift[] }

const ShiftsWithReason = ({ title, shifts }: ListProps) =>
  shifts.length === 0 ? null : (
    <section>
      <h3>{title(shifts.length)}</h3>
      <PlainTable
        label={title(shifts.length)}
        rows={shifts.slice(0, MOST_ROWS)}
        rowKey={({ personName, day, shiftTypeName }) => `${personName} ${day} ${shiftTypeName}`}
        columns={[
          { title: words.person, cell: ({ personName }) => personName },
          { title: words.day, cell: ({ day }) => `${weekdayName(day)} ${formatDayWithDashes(day)}` },
          { title: words.why, cell: ({ message }) => message },
        ]}
      />
      {shifts.length > MOST_ROWS && <Hint>{words.more(shifts.length - MOST_ROWS)}</Hint>}
    </section>
  )
