import { approveSwap, refuseSwap, swapsForHr, type SwapForHr } from '@uurwerk/contract/planning/swaps'
import { Skeleton, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowsExchange, IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../app/api/queryOf.ts'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { Warnings } from '../../ui/page/Warnings.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import classes from '../shiftLists.module.css'
import { TeamTabs } from '../team/tabs/TeamTabs.tsx'
import { MakeSwapForm } from './MakeSwapForm.tsx'
import { SwapCard } from './SwapCard.tsx'

const words = texts.swaps

/**
 * The swaps about which HR must decide. For each person, the page shows the result of the planning rules (rule
 * swaps-5).
 */
export function SwapsForHrPage() {
  const { data, error, refetch } = useQuery({ ...queryOf(swapsForHr), meta: { failure: words.failed } })
  const swaps = data?._embedded.swapDtoList
  const [isMaking, making] = useDisclosure()
  return (
    <>
      <PageHead
        title={words.titleForHr}
        actions={
          <ActionButton
            leftSection={<IconArrowsExchange size={16} stroke={1.75} aria-hidden />}
            aria-expanded={isMaking}
            onClick={making.open}
          >
            {words.makeTitle}
          </ActionButton>
        }
      />
      <TeamTabs />
      {isMaking && (
        <Dialog opened onClose={making.close} title={words.makeTitle}>
          <MakeSwapForm onClose={making.close} />
        </Dialog>
      )}
      {swaps?.length === 0 && <EmptyState title={words.noneForHr} />}
      <div className={classes.root}>
        {swaps === undefined && error === null && <Skeleton height={180} />}
        {swaps === undefined && error !== null && <LoadError error={error} onRetry={refetch} title={words.failed} />}
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

function Decision({ swap: { id, name, toName, accepted, messages } }: { readonly swap: SwapForHr }) {
  const approving = useAction(approveSwap)
  const refusing = useAction(refuseSwap)
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
        reason={accepted ? (messages[0] ?? null) : words.notAccepted}
        question={words.approveQuestion}
        onConfirm={async () => {
          await approving.mutateAsync({ params })
          showNote(words.approved)
        }}
      >
        <p>{words.approveEffect}</p>
      </AskFirstButton>
      <AskFirstButton
        variant="default"
        label={words.refuse}
        aria-label={words.refuseOf(names)}
        icon={IconX}
        question={words.refuseQuestion}
        onConfirm={async () => {
          await refusing.mutateAsync({ params, body: { reason } })
          showNote(words.refused)
        }}
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
