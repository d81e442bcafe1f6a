import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { withdrawRequest, type contactNeeds } from '@uurwerk/contract/planning/needRequests'
import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { Box } from '@mantine/core'
import { IconCheck, IconClockHour4, IconLock, IconTrash, IconUsers, IconX } from '@tabler/icons-react'
import { useAttempt } from '../../app/api/useAttempt.ts'
import * as texts from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { callAsContact } from '../contactCalls.ts'
import classes from './requests.module.css'

const words = texts.customerRequests

const LOOKS = {
  waiting: ['blue', IconClockHour4],
  expired: ['gray', IconLock],
  withdrawn: ['gray', IconX],
  refused: ['orange', IconX],
  open: ['blue', IconUsers],
  filled: ['green', IconCheck],
  closed: ['orange', IconLock],
  cancelled: ['gray', IconX],
} as const

type Request = ResponseOf<typeof contactNeeds>['_embedded']['needRequestDtoList'][number]
type Props = { readonly request: Request; readonly showsWard: boolean }

/** A request with its state and with the people who come. */
export function RequestItem({ request, showsWard }: Props) {
  const { id, shiftTypeName, start, end, color, day, places, filled, filledBy, state, reason, note } = request
  const [badge, icon] = LOOKS[state]
  const shift = words.shiftOf(shiftTypeName, start, end)
  const { problem, attempt } = useAttempt()
  return (
    <Box component="li" className={classes.request} style={{ '--swatch': color }}>
      <div className={classes.what}>
        <b>{`${weekdayName(day)} ${formatDayWithSlashes(day)}`}</b>
        <span>{shift}</span>
        {showsWard && <span>{request.customerName}</span>}
        <small>{words.askedBy(places, request.contactName)}</small>
        {note !== '' && <small>{note}</small>}
        {state === 'open' && <span>{words.filled(filled, places)}</span>}
        {filledBy.length > 0 && <span>{words.comes(filledBy.join(', '))}</span>}
        {reason !== null && <span>{words.reason(reason)}</span>}
        <ProblemLine problem={problem} />
      </div>
      <div className={classes.acts}>
        <StatusBadge color={badge} icon={icon}>
          {words.states[state]}
        </StatusBadge>
        {state === 'waiting' && (
          <AskFirstButton
            variant="subtle"
            label={words.withdraw}
            aria-label={words.withdrawOf(shift)}
            icon={IconTrash}
            question={words.withdrawQuestion(shift)}
            danger
            onConfirm={async () => {
              const done = await attempt(() => callAsContact(withdrawRequest, { params: { requestId: id } }))
              if (done !== null) showNote(words.withdrawn)
            }}
          />
        )}
      </div>
    </Box>
  )
}
