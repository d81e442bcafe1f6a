import { askSwap, swapChoices } from '@uurwerk/contract/planning/swaps'
import { Skeleton, Stack } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../app/api/queryOf.ts'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { NumberChoice } from '../../ui/form/fields/NumberChoice.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { writtenShift } from './SwapCard.tsx'

const words = texts.swaps

type Props = { readonly shiftId: number; readonly onClose: () => void }

/**
 * The form with which an employee offers an own shift to one colleague or to all colleagues who can take it (rule
 * swaps-1).
 */
export function AskSwapForm({ shiftId, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    ...queryOf(swapChoices, { params: { shiftId } }),
    meta: { failure: words.failed },
  })
  const { mutateAsync } = useAction(askSwap)
  const [personId, setPersonId] = useState<number | null>(null)
  const [otherShiftId, setOtherShiftId] = useState<number | null>(null)
  if (data === undefined)
    return error === null ? <Skeleton height={180} /> : <LoadError error={error} onRetry={refetch} />
  const shifts = data.colleagues.find((colleague) => colleague.personId === personId)?.shifts ?? []
  return (
    <Stack gap="sm">
      <b>{writtenShift(data.shift)}</b>
      <NumberChoice
        label={words.colleague}
        placeholder={words.everybody}
        choices={data.colleagues.map(({ personId: value, name }) => ({ value, label: name }))}
        value={personId}
        onChange={(value) => {
          setPersonId(value)
          setOtherShiftId(null)
        }}
      />
      {shifts.length > 0 && (
        <NumberChoice
          label={words.otherShift}
          placeholder={words.nothing}
          choices={shifts.map((shift) => ({ value: shift.id, label: writtenShift(shift) }))}
          value={otherShiftId}
          onChange={setOtherShiftId}
        />
      )}
      <Hint>{words.content}</Hint>
      <ActionButton
        variant="filled"
        leftSection={<IconArrowsExchange size={16} stroke={1.75} aria-hidden />}
        onClick={async () => {
          await mutateAsync({ body: { shiftId, personId, otherShiftId } })
          showNote(words.asked)
          onClose()
        }}
      >
        {words.ask}
      </ActionButton>
    </Stack>
  )
}
