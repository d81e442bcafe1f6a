import { approveSwap, refuseSwap, swapsForHr, type SwapForHr } from '@uurwerk/contract/planning/swaps'
import { TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { IconArrowsExchange, IconCheck, IconX } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { Warnings } from '../../ui/page/Warnings.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import classes from '../shiftLists.module.css'
import { TeamTabs } from '../team/tabs/TeamTabs.tsx'
import { MakeSwapForm } from './MakeSwapForm.tsx'
import { SwapCard } from './SwapCard.tsx'

const words = texts.swaps

/** For each person, the page shows the result of the planning rules (rule swaps-2). */
export function SwapsForHrPage() {
  const load = useQuery(queryWithFailure(words.failed, swapsForHr))
  const swaps = load.data?._embedded.swapDtoList
  const [isMaking, making] = useDisclosure()
  return (
    <>
      <PageHead
        title={words.titleForHr}
        actions={
          <ActionButton icon={IconArrowsExchange} aria-expanded={isMaking} onClick={making.open}>
            {words.makeTitle}
          </ActionButton>
        }
      />
      <TeamTabs />
      {isMaking && (
        <Dialog onClose={making.close} title={words.makeTitle}>
          <MakeSwapForm onClose={making.close} />
        </Dialog>
      )}
      {swaps?.length === 0 && <EmptyState title={words.noneForHr} />}
      <div className={classes.root}>
        <LoadState load={load} height={180} title={words.failed} />
        {swaps !== undefined && swaps.length > 0 && (
          <Panel>
            <ul className={classes.list}>
              {swaps.map((swap) => (
                <SwapCard key={swap.id} swap={swap} reader="hr" acts={<Decision swap={swap} />}>
                  {swap.messages.map((message) => (
                    <Hint key={message}>{message}</Hint>
                  ))}
                  {swap.messages.length === 0 && swap.warnings.length > 0 && <Warnings warnings={swap.warnings} />}
                  {!swap.accepted && <Hint>{words.notAccepted}</Hint>}
                </SwapCard>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </>
  )
}

function Decision({ swap: { id, name, toName, actions } }: { readonly swap: SwapForHr }) {
  const { mutateAsync: approve } = useAction(approveSwap, { onSuccess: () => showNote(words.approved) })
  const { mutateAsync: refuse } = useAction(refuseSwap, { onSuccess: () => showNote(words.refused) })
  const [reason, setReason] = useState('')
  const params = { swapId: id }
  const names = words.from(name, toName)
  return (
    <>
      <AskFirstButton
        variant="filled"
        label={words.approve}
        aria-label={words.approveOf(names)}
        icon={IconCheck}
        refusal={actions.approve}
        question={words.approveQuestion}
        onConfirm={() => approve({ params })}
      >
        <p>{words.approveEffect}</p>
      </AskFirstButton>
      <AskFirstButton
        label={words.refuse}
        aria-label={words.refuseOf(names)}
        icon={IconX}
        refusal={actions.refuse}
        question={words.refuseQuestion}
        onConfirm={() => refuse({ params, body: { reason } })}
      >
        <TextInput
          label={words.refusalReason}
          description={words.refusalHint}
          maxLength={60}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </AskFirstButton>
    </>
  )
}
