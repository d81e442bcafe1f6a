import { swaps as endpoint, askSwap, swapChoices, type OwnSwap } from '@uurwerk/contract/planning/swaps'
import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from '../shiftLists.module.css'
import { OwnSwapCard } from './OwnSwapCard.tsx'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { NumberChoice } from '../../ui/form/fields/NumberChoice.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { writtenOther, writtenShift } from './SwapCard.tsx'

const words = texts.swaps

/** The swaps of the employee and the shifts that colleagues offer. The calendar opens this page with a shift to offer. */
export function SwapsPage() {
  const { data, error, refetch } = useQuery({ ...queryOf(endpoint), meta: { failure: words.failed } })
  const [query, setQuery] = useQueryInAddress()
  const shiftId = Number(query.get('shift')) || null
  const swaps = data?._embedded.swapDtoList
  const isToAnswer = ({ side, accepted, outcome }: OwnSwap) => side === 'answers' && !accepted && outcome === null
  const groups = [
    { title: words.askedOfYou, shown: swaps?.filter(isToAnswer) ?? [] },
    { title: words.offered, shown: swaps?.filter(({ side }) => side === 'open') ?? [] },
    { title: words.yours, shown: swaps?.filter((swap) => swap.side !== 'open' && !isToAnswer(swap)) ?? [] },
  ]
  const close = () => setQuery(() => new URLSearchParams(), { replace: true })
  return (
    <>
      <PageHead title={words.title} />
      {swaps?.length === 0 && <EmptyState title={words.none} text={words.noneText} />}
      <div className={classes.root}>
        {swaps === undefined && error === null && <Skeleton height={180} />}
        {swaps === undefined && error !== null && <LoadError error={error} onRetry={refetch} title={words.failed} />}
        {groups
          .filter(({ shown }) => shown.length > 0)
          .map(({ title, shown }) => (
            <Panel key={title} title={title}>
              <ul className={classes.list}>
                {shown.map((swap) => (
                  <OwnSwapCard key={swap.id} swap={swap} />
                ))}
              </ul>
            </Panel>
          ))}
      </div>
      {shiftId !== null && (
        <Dialog opened onClose={close} title={words.start}>
          <AskSwapForm shiftId={shiftId} onClose={close} />
        </Dialog>
      )}
    </>
  )
}

type AskSwapFormProps = { readonly shiftId: number; readonly onClose: () => void }

/**
 * The form with which an employee offers an own shift to one colleague or to all colleagues who can take it (rule
 * swaps-1).
 */
function AskSwapForm({ shiftId, onClose }: AskSwapFormProps) {
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
          choices={shifts.map((shift) => ({ value: shift.id, label: writtenOther(shift, data.shift) }))}
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
