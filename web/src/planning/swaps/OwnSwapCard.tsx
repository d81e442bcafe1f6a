import { acceptSwap, declineSwap, withdrawSwap, type OwnSwap } from '@uurwerk/contract/planning/swaps'
import { IconArrowsExchange, IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { SwapCard, writtenShift } from './SwapCard.tsx'

const words = texts.swaps

/** A swap of the employee, or an offer of a colleague, with the buttons for the employee. */
export const OwnSwapCard = ({ swap }: { readonly swap: OwnSwap }) => (
  <SwapCard swap={swap} acts={<Acts swap={swap} />}>
    {swap.message !== null && <Hint>{swap.message}</Hint>}
    {swap.reason !== '' && <Hint>{words.reason(swap.reason)}</Hint>}
  </SwapCard>
)

function Acts({ swap }: { readonly swap: OwnSwap }) {
  const { side, outcome, accepted } = swap
  if (outcome !== null)
    return (
      <StatusBadge color={outcome === 'approved' ? 'green' : 'gray'} icon={outcome === 'approved' ? IconCheck : IconX}>
        {words.outcomes[outcome]}
      </StatusBadge>
    )
  return (
    <>
      {(accepted || side === 'asked') && (
        <StatusBadge color="orange" icon={IconClock}>
          {accepted ? words.waitsForHr : words.waitsForColleague}
        </StatusBadge>
      )}
      {side === 'asked' ? <Withdraw id={swap.id} /> : <Answer swap={swap} />}
    </>
  )
}

function Withdraw({ id }: { readonly id: number }) {
  const { mutateAsync } = useAction(withdrawSwap, { onSuccess: () => showNote(words.withdrawn) })
  return (
    <AskFirstButton
      label={words.withdraw}
      icon={IconX}
      question={words.withdrawQuestion}
      onConfirm={() => mutateAsync({ params: { swapId: id } })}
    />
  )
}

function Answer({ swap: { id, side, accepted, shift, message } }: { readonly swap: OwnSwap }) {
  const { mutateAsync: accept } = useAction(acceptSwap, { onSuccess: () => showNote(words.accepted) })
  const { mutateAsync: decline } = useAction(declineSwap, { onSuccess: () => showNote(words.declined) })
  const params = { swapId: id }
  return (
    <>
      {!accepted && shift !== null && (
        <AskFirstButton
          variant="filled"
          label={words.accept}
          icon={IconArrowsExchange}
          reason={message}
          question={words.acceptQuestion(writtenShift(shift))}
          onConfirm={() => accept({ params })}
        >
          <p>{words.acceptEffect}</p>
        </AskFirstButton>
      )}
      {side === 'answers' && (
        <AskFirstButton
          label={words.decline}
          icon={IconX}
          question={words.declineQuestion}
          onConfirm={() => decline({ params })}
        />
      )}
    </>
  )
}
