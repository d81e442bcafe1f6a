import { Badge } from '@mantine/core'
import { IconCalendarOff, IconFirstAidKit } from '@tabler/icons-react'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import { PersonStatusBadge } from '../PersonStatusBadge.tsx'
import type { Person } from '../queries.ts'

/** Shows the state of the employment: its end, a prolonged sickness, and other exceptions. */
export function PersonState({ person }: { readonly person: Person }) {
  const { employmentEndDate, onProlongedSickLeave, employee } = person
  const words = texts.people
  return (
    <>
      {employmentEndDate === null ? (
        <PersonStatusBadge active />
      ) : (
        <StatusBadge color={employmentEndDate < today() ? 'gray' : 'orange'} icon={IconCalendarOff}>
          {employmentEndDate < today()
            ? words.detail.ended(writtenDay(employmentEndDate))
            : words.detail.ends(writtenDay(employmentEndDate))}
        </StatusBadge>
      )}
      {onProlongedSickLeave && (
        <StatusBadge color="blue" icon={IconFirstAidKit}>
          {words.detail.sick}
        </StatusBadge>
      )}
      {!employee && (
        <Badge component="span" variant="default">
          {words.kinds.independent}
        </Badge>
      )}
    </>
  )
}
