import { sentenceOf } from '@uurwerk/contract/problems'
import { freezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import { Alert } from '@mantine/core'
import { IconFirstAidKit, IconLock } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'
import { timesheetStateOf } from '../timesheets/timesheetStateOf.ts'
import { refusalToAdd } from './additions.ts'
import type { PersonMonth } from './usePersonMonth.ts'

/** The reasons why HR cannot change the month: a prolonged sickness on all its days, or the invoice of a contract. */
export function MonthNotices({ month }: { readonly month: PersonMonth }) {
  const sick = refusalToAdd(month)
  return (
    <>
      {sick !== null && (
        <Alert color="orange" icon={<IconFirstAidKit size={16} stroke={1.75} aria-hidden />}>
          {sentenceOf(sick)}
        </Alert>
      )}
      {month.timesheets.map((timesheet) => {
        const freeze = freezeFor('hr', timesheetStateOf(timesheet))
        return (
          freeze !== null && (
            <Alert key={timesheet.contractId} color="blue" icon={<IconLock size={16} stroke={1.75} aria-hidden />}>
              {texts.personMonth.frozen(timesheet.customerName, sentenceOf({ code: freeze }))}
            </Alert>
          )
        )
      })}
    </>
  )
}
