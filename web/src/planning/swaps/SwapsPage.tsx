import { swaps as endpoint, askSwap, swapChoices, type OwnSwap } from '@uurwerk/contract/planning/swaps'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { IconArrowsExchange } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from '../shiftLists.module.css'
import { ColleagueFields, NOBODY } from './ColleagueFields.tsx'
import { OwnSwapCard } from './OwnSwapCard.tsx'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { formatShift } from './SwapCard.tsx'

const words = texts.swaps

/**
 * The page with the employee's swaps. When the URL contains a shift, a dialog opens in which the employee offers that
 * shift. The calendar opens the page with such a URL.
 */
export function SwapsPage() {
  const load = useQuery(queryWithFailure(words.failed, endpoint))
  const [query, setQuery] = useQueryInAddress()
  const shiftId = Number(query.get('shift')) || null
  const swaps = load.data?._embedded.swapDtoList
  const isToAnswer = ({ side, accepted, outcome }: OwnSwap) => side === 'answers' && !accepted && outcome === null
  const groups = [
    { title: words.requestedOfYou, shown: swaps?.filter(isToAnswer) ?? [] },
    { title: words.offered, shown: swaps?.filter(({ side }) => side === 'open') ?? [] },
    { title: words.yours, shown: swaps?.filter((swap) => swap.side !== 'open' && !isToAnswer(swap)) ?? [] },
  ]
  const close = () => setQuery(() => new URLSearchParams(), { replace: true })
  return (
    <>
      <PageHead title={words.title} />
      {swaps?.length === 0 && <EmptyState title={words.none} text={words.noneText} />}
      <div className={classes.root}>
        <LoadState load={load} height={180} title={words.failed} />
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
        <Dialog onClose={close} title={words.start}>
          <AskSwapForm shiftId={shiftId} onClose={close} />
        </Dialog>
      )}
    </>
  )
}

type AskSwapFormProps = { readonly shiftId: number; readonly onClose: () => void }

/** The employee offers an own shift to one colleague, or to all who can take it (rule swaps-1). */
function AskSwapForm({ shiftId, onClose }: AskSwapFormProps) {
  const load = useQuery(queryWithFailure(words.failed, swapChoices, { params: { shiftId } }))
  const { mutateAsync } = useAction(askSwap, { onSuccess: () => showNote(words.requested) })
  const [chosen, choose] = useState(NOBODY)
  const { data } = load
  if (data === undefined) return <LoadState load={load} height={180} />
  return (
    <Stack gap="sm">
      <b>{formatShift(data.shift)}</b>
      <ColleagueFields choices={data} reader="employee" value={chosen} onChange={choose} />
      <Hint>{words.content}</Hint>
      <ActionButton
        icon={IconArrowsExchange}
        variant="filled"
        onClick={async () => {
          await mutateAsync({ body: { shiftId, ...chosen } })
          onClose()
        }}
      >
        {words.ask}
      </ActionButton>
    </Stack>
  )
}
