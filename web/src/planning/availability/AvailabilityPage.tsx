import { Navigate } from 'react-router'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { useIdInAddress } from '../../ui/address/useIdInAddress.ts'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { IconCalendarMonth } from '../../ui/icons.ts'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { AvailabilityMonths, AvailabilityOfMonthView } from './AvailabilityOfMonthView.tsx'
import { useOwnAvailability, usePersonAvailability } from './useAvailability.ts'

const words = texts.availability

export function AvailabilityPage() {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const month = useOwnAvailability(yearMonth)
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <ActionLink icon={IconCalendarMonth} to={paths.dashboard({ month: yearMonth })}>
            {words.toPlanning}
          </ActionLink>
        }
      >
        <AvailabilityMonths yearMonth={yearMonth} onChange={chooseMonth} />
      </PageHead>
      <AvailabilityOfMonthView key={yearMonth} yearMonth={yearMonth} month={month} reader="employee" />
    </>
  )
}

/** The availability of one person, on a screen of HR. HR can enter the availability for the person. */
export function PersonAvailabilityPage() {
  const id = useIdInAddress('user')
  return id === null ? <Navigate to={paths.adminUsers()} replace /> : <OfPerson key={id} userId={id} />
}

function OfPerson({ userId }: { readonly userId: number }) {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const month = usePersonAvailability(userId, yearMonth)
  const person = month.load.data
  const name = person === undefined ? words.title : `${person.firstName} ${person.lastName}`
  return (
    <>
      <PageHead
        title={person === undefined ? words.title : words.titleOf(name)}
        crumbs={[
          { label: texts.people.list.title, to: paths.adminUsers() },
          { label: name, to: paths.adminUser({ user: userId }) },
          { label: words.title },
        ]}
      >
        <AvailabilityMonths yearMonth={yearMonth} onChange={chooseMonth} />
      </PageHead>
      <AvailabilityOfMonthView key={yearMonth} yearMonth={yearMonth} month={month} reader="office" />
    </>
  )
}
