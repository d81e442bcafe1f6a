import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { PersonContractsSection } from '../contracts/PersonContractsSection.tsx'
import { paths } from '../paths.ts'
import { PersonAvailabilitySection } from '../planning/availability/PersonAvailabilitySection.tsx'
import { PersonCalendarFeedsSection } from '../planning/calendarFeeds/PersonCalendarFeedsSection.tsx'
import { PersonSessionsSection } from '../identity/sessions/PersonSessionsSection.tsx'
import * as texts from '../texts/texts.ts'
import { IconCalendarOff, IconFirstAidKit } from '../ui/icons.ts'
import { Columns } from '../ui/page/Columns.tsx'
import { Facts } from '../ui/page/Facts.tsx'
import { LoadError } from '../ui/page/load/LoadError.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { useIdInAddress } from '../ui/address/useIdInAddress.ts'
import { EditPersonPanel } from './detail/EditPersonPanel.tsx'
import { PartTimeSection } from './partTime/PartTimeSection.tsx'
import { personFacts } from './detail/personFacts.ts'
import { PersonQualificationsSection } from './qualifications/PersonQualificationsSection.tsx'
import { RecupSection } from './recup/RecupSection.tsx'
import { SickLeaveSection } from '../absences/sickLeave/SickLeaveSection.tsx'
import { VacationSection } from './detail/VacationSection.tsx'
import { PersonActions } from '../employment/PersonActions.tsx'
import { personName } from './personName.ts'
import { personQuery, type Person } from './queries.ts'
import { Badge, Skeleton, Stack } from '@mantine/core'
import { today } from '../app/clock/now.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { formatDay } from '../ui/format/formatDay.ts'
import { PersonStatusBadge } from './PersonStatusBadge.tsx'

const CRUMBS = [{ label: texts.people.list.title, to: paths.adminUsers() }]

/** Without a person in the URL, the browser goes to the list of people. */
export function PersonPage() {
  const id = useIdInAddress('user')
  return id === null ? <Navigate to={paths.adminUsers()} replace /> : <PersonById key={id} id={id} />
}

function PersonById({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(personQuery(id))
  if (data !== undefined) return <LoadedPerson person={data} />
  return (
    <>
      <PageHead title={texts.people.detail.title} crumbs={CRUMBS} />
      {error === null ? <PersonSkeleton /> : <LoadError error={error} onRetry={refetch} />}
    </>
  )
}

function LoadedPerson({ person }: { readonly person: Person }) {
  const [edited, setEdited] = useState<Person | null>(null)
  const name = personName(person)
  return (
    <>
      <PageHead
        title={name}
        crumbs={[...CRUMBS, { label: name }]}
        actions={<PersonActions person={person} isEdited={edited !== null} onEdit={() => setEdited(person)} />}
      >
        <PersonState person={person} />
      </PageHead>
      <Stack>
        {edited !== null && <EditPersonPanel person={edited} onClose={() => setEdited(null)} />}
        <PersonSections person={person} isEdited={edited !== null} />
      </Stack>
    </>
  )
}

type SectionsProps = { readonly person: Person; readonly isEdited: boolean }

/** A self-employed person has no recuperation, vacation and part-time percentages. */
const PersonSections = ({ person, isEdited }: SectionsProps) => (
  <Columns
    wideSide
    facts={
      isEdited ? null : (
        <Panel title={texts.people.detail.facts}>
          <Facts facts={personFacts(person)} />
        </Panel>
      )
    }
    side={
      <>
        <SickLeaveSection person={person} />
        {person.employee && <VacationSection person={person} />}
        <PersonAvailabilitySection personId={person.id} />
        <PersonSessionsSection person={person} />
        <PersonCalendarFeedsSection personId={person.id} />
      </>
    }
  >
    <PersonContractsSection person={person} />
    {person.employee && <PartTimeSection person={person} />}
    <PersonQualificationsSection personId={person.id} />
    {person.employee && <RecupSection person={person} />}
  </Columns>
)

const PersonSkeleton = () => (
  <Columns wideSide facts={<PanelSkeleton height={460} />} side={<PanelSkeleton height={200} />}>
    <PanelSkeleton height={160} />
    <PanelSkeleton height={160} />
  </Columns>
)

const PanelSkeleton = ({ height }: { readonly height: number }) => (
  <Panel>
    <Skeleton height={height} />
  </Panel>
)

function PersonState({ person }: { readonly person: Person }) {
  const { employmentEndDate, onProlongedSickLeave, employee } = person
  const words = texts.people
  return (
    <>
      {employmentEndDate === null ? (
        <PersonStatusBadge active />
      ) : (
        <StatusBadge color={employmentEndDate < today() ? 'gray' : 'orange'} icon={IconCalendarOff}>
          {employmentEndDate < today()
            ? words.detail.ended(formatDay(employmentEndDate))
            : words.detail.ends(formatDay(employmentEndDate))}
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
