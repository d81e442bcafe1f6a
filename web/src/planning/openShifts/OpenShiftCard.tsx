import { claimOpenShift, withdrawClaim, type OpenShift } from '@uurwerk/contract/planning/openShifts/openShifts'
import { Box } from '@mantine/core'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { sentenceHere } from '../../ui/buttons/reasons/sentenceHere.ts'
import { IconCalendarPlus, IconClock, IconX } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { Warnings } from '../../ui/page/Warnings.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { formatMomentWithSlashes } from '../../ui/format/formatMoment.ts'
import classes from '../shiftLists.module.css'

const words = texts.openShifts

export function OpenShiftCard({ shift }: { readonly shift: OpenShift }) {
  const name = words.shift(shift.shiftTypeName, shift.start, shift.end)
  const { claim, withdraw } = shift.actions
  return (
    <Box
      component="li"
      className={classes.shift}
      style={{ '--swatch': shift.color }}
      data-refused={claim !== null || undefined}
    >
      <div className={classes.what}>
        <b>{name}</b>
        <span>{shift.customerName}</span>
        <span className={classes.detail}>
          {words.left(shift.left)} · {words.until(formatMomentWithSlashes(shift.claimUntil))}
        </span>
        {shift.qualification !== null && <span className={classes.detail}>{words.asks(shift.qualification)}</span>}
        {shift.note !== '' && <span className={classes.detail}>{shift.note}</span>}
        {withdraw !== null && claim !== null && <Hint>{sentenceHere(claim)}</Hint>}
        {claim === null && shift.warnings.length > 0 && <Warnings warnings={shift.warnings} />}
      </div>
      <div className={classes.act}>
        <ClaimActs shift={shift} name={name} />
      </div>
    </Box>
  )
}

type ActsProps = { readonly shift: OpenShift; readonly name: string }

function ClaimActs({ shift, name }: ActsProps) {
  const claim = useAction(claimOpenShift)
  const { mutateAsync: withdraw } = useAction(withdrawClaim, { onSuccess: () => showNote(words.withdrawn) })
  const params = { needId: shift.id }

  async function take(): Promise<void> {
    const { granted, warning } = await claim.mutateAsync({ params, body: { contractId: shift.contractId } })
    showNote([granted ? words.taken : words.applied, warning].filter((line) => line !== undefined).join(' '))
  }
  if (shift.actions.withdraw === null)
    return (
      <>
        <StatusBadge color="orange" icon={IconClock}>
          {words.waiting}
        </StatusBadge>
        <AskFirstButton
          label={words.withdraw}
          icon={IconX}
          question={words.withdrawQuestion(name)}
          onConfirm={() => withdraw({ params })}
        />
      </>
    )
  return (
    <>
      {shift.claim === 'refused' && (
        <StatusBadge color="gray" icon={IconX}>
          {words.refused}
        </StatusBadge>
      )}
      {shift.actions.claim === null && (
        <AskFirstButton
          variant="filled"
          label={shift.waits ? words.apply : words.take}
          icon={IconCalendarPlus}
          question={(shift.waits ? words.applyQuestion : words.takeQuestion)(name)}
          onConfirm={take}
        >
          <p>{shift.waits ? words.hrDecides : words.takenAtOnce}</p>
          {shift.warnings.length > 0 && <Warnings warnings={shift.warnings} />}
        </AskFirstButton>
      )}
    </>
  )
}
