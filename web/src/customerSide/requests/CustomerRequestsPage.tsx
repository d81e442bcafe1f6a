import { contactNeeds } from '@uurwerk/contract/planning/needRequests'
import { Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { contactQuery } from '../contactCalls.ts'
import { PrivatePage } from '../PrivatePage.tsx'
import { NewRequestForm } from './NewRequestForm.tsx'
import { RequestItem } from './RequestItem.tsx'
import classes from './requests.module.css'

const words = texts.customerRequests

/** The requests for people of the contact's wards, and the form for a new request (rules contact-25, contact-26). */
export function CustomerRequestsPage() {
  const { data, error, refetch } = useQuery(contactQuery(contactNeeds))
  const [isAsking, setAsking] = useState(false)
  const requests = data?._embedded.needRequestDtoList.filter(({ state }) => state !== 'withdrawn')
  return (
    <>
      <PrivatePage title={words.title} />
      <div className={classes.head}>
        <h1>{words.title}</h1>
        {data !== undefined && (
          <ActionButton
            variant="filled"
            reasonBelow
            reason={data.mayRequest ? null : words.mayNot}
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            {words.ask}
          </ActionButton>
        )}
      </div>
      {data !== undefined && isAsking && <NewRequestForm wards={data.wards} onClose={() => setAsking(false)} />}
      {data === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
      {data === undefined && error === null && <Skeleton height={180} />}
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
