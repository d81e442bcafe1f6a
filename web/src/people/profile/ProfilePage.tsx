import { useQuery } from '@tanstack/react-query'
import { PersonalDataButton } from '../PersonalDataButton.tsx'
import { OwnLeavePanel } from '../../balances/OwnLeavePanel.tsx'
import { fullName, useCurrentUser } from '../../app/session/currentUser.ts'
import * as texts from '../../texts/texts.ts'
import { Facts } from '../../ui/page/Facts.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { NoRows } from '../../ui/table/parts/NoRows.tsx'
import { TableTitle } from '../../ui/table/parts/TableTitle.tsx'
import { NoticesPanel } from './notices/NoticesPanel.tsx'
import { profileFacts } from './profileFacts.ts'
import { profileQuery, type Profile } from './queries.ts'
import { Skeleton, Stack } from '@mantine/core'
import { toDay } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { customerIdColumn, customerNameColumn, idColumn, periodColumn } from '../../contracts/contractColumns.tsx'
import type { Column } from '../../ui/table/column.ts'

type OwnContract = Profile['contractSummaryDtos'][number]

/** Writes a period in the format of the employee's screens: '01/02/2026 (met onbepaalde duur)'. */
function formatDates({ contractPeriod: { startDate, endDate } }: OwnContract): string {
  const start = formatDayWithSlashes(toDay(startDate))
  if (endDate === null) return texts.contracts.openEnded(start)
  return texts.contracts.from(start, formatDayWithSlashes(toDay(endDate)))
}

const profileColumns: readonly Column<OwnContract>[] = [
  idColumn,
  customerIdColumn,
  customerNameColumn,
  { ...periodColumn, csv: formatDates, cell: formatDates },
]

const { fields } = texts.people
const words = texts.profile

const ProfileSkeleton = ({ employee }: { readonly employee: boolean }) => (
  <Facts
    beside
    facts={[
      fields.id,
      fields.employeeNr,
      fields.email,
      fields.firstName,
      fields.lastName,
      ...(employee ? [fields.partTimePercentage, words.recup] : []),
      words.sickDay,
    ].map((label) => ({ label, value: <Skeleton component="span" display="inline-block" width={120} /> }))}
  />
)

/** The profile page: the data of the signed-in person, which only HR can change. */
export function ProfilePage() {
  const user = useCurrentUser()
  const profile = useQuery(profileQuery)
  return (
    <>
      <PageHead title={words.title(fullName(user))} actions={<PersonalDataButton />} />
      {profile.data === undefined && profile.error !== null ? (
        <LoadError title={words.failed} error={profile.error} onRetry={profile.refetch} />
      ) : (
        <Stack>
          <Panel title={words.facts}>
            {profile.data === undefined ? (
              <ProfileSkeleton employee={user.employee} />
            ) : (
              <Facts beside facts={profileFacts(profile.data, user)} />
            )}
          </Panel>
          <OwnLeavePanel />
          {user.roles.includes('ROLE_USER') && <NoticesPanel />}
          <DataTable
            label={words.contracts}
            columns={profileColumns}
            rows={profile.data?.contractSummaryDtos}
            rowKey={({ id }) => id}
            load={profile}
            csvName={words.contracts}
            defaultSort={{ key: 'period', descending: false }}
            summary={<TableTitle title={words.contracts} />}
            empty={<NoRows>{user.roles.includes('ROLE_USER') ? words.noContracts : words.noContractsOfHr}</NoRows>}
          />
        </Stack>
      )}
    </>
  )
}
