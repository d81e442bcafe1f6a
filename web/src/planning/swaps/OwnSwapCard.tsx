import { acceptSwap, declineSwap, withdrawSwap, type OwnSwap, type SwapShift } from '@uurwerk/contract/planning/swaps'
import type { RefusalOf } from '@uurwerk/contract/problems'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { IconArrowsExchange, IconCheck, IconClock, IconX } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { SwapCard, formatShift } from './SwapCard.tsx'

const words = texts.swaps

export const OwnSwapCard = ({ swap }: { readonly swap: OwnSwap }) => (
  <SwapCard swap={swap} acts={<Acts swap={swap} />}>
    {swap.message !== null && <Hint>{swap.message}</Hint>}
    {swap.reason !== '' && <Hint>{words.reason(swap.reason)}</Hint>}
  </SwapCard>
)

function Acts({ swap }: { readonly swap: OwnSwap }) {
  const { id, shift, actions } = swap
  // An action that only another person can do, and an action on a swap that has ended, have no button. The button of
  // any other refused action shows the refusal.
  const isStep = (refusal: RefusalOf | null) => refusal?.code !== 'not_found' && refusal?.code !== 'swap_closed'
  return (
    <>
      <StateOfSwap {...swap} />
      {isStep(actions.withdraw) && <Withdraw id={id} refusal={actions.withdraw} />}
      {isStep(actions.accept) && shift !== null && <Accept id={id} shift={shift} refusal={actions.accept} />}
      {isStep(actions.decline) && <Decline id={id} refusal={actions.decline} />}
    </>
  )
}

function StateOfSwap({ side, outcome, accepted }: OwnSwap) {
  if (outcome !== null)
    return (
      <StatusBadge color={outcome === 'approved' ? 'green' : 'gray'} icon={outcome === 'approved' ? IconCheck : IconX}>
        {words.outcomes[outcome]}
      </StatusBadge>
    )
  if (!accepted && side !== 'asked') return null
  return (
    <StatusBadge color="orange" icon={IconClock}>
      {accepted ? words.waitsForHr : words.waitsForColleague}
    </StatusBadge>
  )
}

type StepProps = { readonly id: number; readonly refusal: RefusalOf | null }

function Withdraw({ id, refusal }: StepProps) {
  const { mutateAsync } = useAction(withdrawSwap, { onSuccess: () => showNote(words.withdrawn) })
  return (
    <AskFirstButton
      label={words.withdraw}
      icon={IconX}
      refusal={refusal}
      question={words.withdrawQuestion}
      onConfirm={() => mutateAsync({ params: { swapId: id } })}
    />
  )
}

function Accept({ id, shift, refusal }: StepProps & { readonly shift: SwapShift }) {
  const { mutateAsync } = useAction(acceptSwap, { onSuccess: () => showNote(words.accepted) })
  return (
    <AskFirstButton
      variant="filled"
      label={words.accept}
      icon={IconArrowsExchange}
      refusal={refusal}
      question={words.acceptQuestion(formatShift(shift))}
      onConfirm={() => mutateAsync({ params: { swapId: id } })}
    >
      <p>{words.acceptEffect}</p>
    </AskFirstButton>
  )
}

function Decline({ id, refusal }: StepProps) {
  const { mutateAsync } = useAction(declineSwap, { onSuccess: () => showNote(words.declined) })
  return (
    <AskFirstButton
      label={words.decline}
      icon={IconX}
      refusal={refusal}
      question={words.declineQuestion}
      onConfirm={() => mutateAsync({ params: { swapId: id } })}
    />
  )
}
