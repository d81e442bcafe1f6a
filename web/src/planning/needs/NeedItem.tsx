import { withdrawNeed, type Need } from '@uurwerk/contract/planning/needs'
import { Box, Button, Group } from '@mantine/core'
import { IconCheck, IconClock, IconLock, IconTrash, IconUsers } from '@tabler/icons-react'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { writtenMoment } from '../../ui/written/writtenMoment.ts'
import classes from '../shiftLists.module.css'

const words = texts.needs
const BADGES = {
  open: { color: 'blue', icon: IconClock },
  filled: { color: 'green', icon: IconCheck },
  closed: { color: 'gray', icon: IconLock },
  withdrawn: { color: 'gray', icon: IconLock },
} as const

type Props = { readonly need: Need; readonly onCandidates: () => void }

/** One open shift in HR's list. It shows the customer, the times, the state, the number of claims, and the buttons. */
export function NeedItem({ need, onCandidates }: Props) {
  const { mutateAsync } = useAction(withdrawNeed)
  const name = words.shift(need.shiftTypeName, need.start, need.end)
  const { color, icon } = BADGES[need.state]

  async function withdraw(): Promise<void> {
    await mutateAsync({ params: { needId: need.id }, body: {} })
    showNote(words.withdrawn)
  }
  return (
    <Box component="li" className={classes.shift} style={{ '--swatch': need.color }}>
      <div className={classes.what}>
        <b>{name}</b>
        <span>{need.customerName}</span>
        <span className={classes.detail}>
          {words.filled(need.filled, need.places)} · {words.claims(need.claims.length)} ·{' '}
          {words.grantChoices[need.grants]}
        </span>
        {need.filledBy.length > 0 && <span className={classes.detail}>{words.filledBy(need.filledBy.join(', '))}</span>}
        {need.state === 'open' && <span className={classes.detail}>{words.until(writtenMoment(need.claimUntil))}</span>}
        {need.qualification !== null && <span className={classes.detail}>{words.asks(need.qualification)}</span>}
        {need.note !== '' && <span className={classes.detail}>{need.note}</span>}
      </div>
      <Group gap="xs">
        <StatusBadge color={color} icon={icon}>
          {words.states[need.state]}
        </StatusBadge>
        <Button
          variant="default"
          leftSection={<IconUsers size={16} stroke={1.75} aria-hidden />}
          aria-label={words.candidatesOf(name)}
          onClick={onCandidates}
        >
          {words.candidates}
        </Button>
        <AskFirstButton
          variant="subtle"
          label={words.withdraw}
          aria-label={words.withdrawOf(name)}
          icon={IconTrash}
          question={words.withdrawQuestion(name)}
          danger
          onConfirm={withdraw}
        >
          <p>{words.withdrawEffect}</p>
        </AskFirstButton>
      </Group>
    </Box>
  )
}
