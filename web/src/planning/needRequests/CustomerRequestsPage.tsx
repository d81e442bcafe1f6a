import { contactNeeds, withdrawRequest } from '@uurwerk/contract/planning/openShifts/needRequests'
import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { AddButton } from '../../ui/buttons/AddButton.tsx'
import { IconCheck, IconClockHour4, IconLock, IconTrash, IconUsers, IconX } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { PrivatePage } from '../../customers/customerSide/PrivatePage.tsx'
import { NewRequestForm } from './NewRequestForm.tsx'
import classes from './requests.module.css'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { useAttempt } from '../../app/api/useAttempt.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'

const words = texts.customerRequests

/** The requests of the contact's wards, and the form for a new request (rules contact-25, contact-26). */
export function CustomerRequestsPage() {
  const load = useQuery(queryOf(contactNeeds))
  const { data } = load
  const [isAsking, setAsking] = useState(false)
  const requests = data?._embedded.needRequestDtoList.filter(({ state }) => state !== 'withdrawn')
  return (
    <>
      <PrivatePage title={words.title} />
      <div className={classes.head}>
        <h1>{words.title}</h1>
        {data !== undefined && (
          <AddButton
            isOpen={isAsking}
            variant="filled"
            reasonBelow
            reason={data.actions.request === null ? null : words.mayNot}
            onClick={() => setAsking(!isAsking)}
          >
            {words.ask}
          </AddButton>
        )}
      </div>
      {data !== undefined && isAsking && <NewRequestForm wards={data.wards} onClose={() => setAsking(false)} />}
      <LoadState load={load} height={180} />
      {requests?.length === 0 && !isAsking && <EmptyState title={words.none} text={words.noneText} />}
      {requests !== undefined && requests.length > 0 && (
        <ul className={classes.list} aria-label={words.title}>
          {requests.map((request) => (
            <RequestItem key={request.id} request={request} showsWard={(data?.wards.length ?? 0) > 1} />
          ))}
        </ul>
      )}
    </>
  )
}

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
type RequestItemProps = { readonly request: Request; readonly showsWard: boolean }

function RequestItem({ request, showsWard }: RequestItemProps) {
  const { id, shiftTypeName, start, end, color, day, places, filled, filledBy, state, reason, note } = request
  const [badge, icon] = LOOKS[state]
  const shift = words.shiftOf(shiftTypeName, start, end)
  const { problem, attempt } = useAttempt()
  const { mutateAsync: withdraw } = useAction(withdrawRequest, SHOWN_BY_SCREEN)
  return (
    <Box component="li" className={classes.request} style={{ '--swatch': color }}>
      <div className={classes.what}>
        <b>{`${weekdayName(day)} ${formatDayWithSlashes(day)}`}</b>
        <span>{shift}</span>
        {showsWard && <span>{request.customerName}</span>}
        <small>{words.requestedBy(places, request.contactName)}</small>
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
        {request.actions.withdraw === null && (
          <AskFirstButton
            variant="subtle"
            label={words.withdraw}
            aria-label={words.withdrawOf(shift)}
            icon={IconTrash}
            question={words.withdrawQuestion(shift)}
            danger
            onConfirm={async () => {
              const done = await attempt(() => withdraw({ params: { requestId: id } }))
              if (done !== null) showNote(words.withdrawn)
            }}
          />
        )}
      </div>
    </Box>
  )
}
