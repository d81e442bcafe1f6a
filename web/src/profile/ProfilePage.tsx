import { useQuery } from '@tanstack/react-query'
import { PersonalDataButton } from '../personalData/PersonalDataButton.tsx'
import { OwnLeavePanel } from '../balances/OwnLeavePanel.tsx'
import { fullName, useCurrentUser } from '../session/currentUser.ts'
import { texts } from '../texts/texts.ts'
import { Facts } from '../ui/page/Facts.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { NoRows } from '../ui/table/NoRows.tsx'
import { TableTitle } from '../ui/table/TableTitle.tsx'
import classes from './ProfilePage.module.css'
import { profileColumns } from './profileColumns.ts'
import { profileFacts } from './profileFacts.ts'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { profileQuery } from './queries.ts'

const words = texts.profile

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
        <div className={classes.root}>
          <Panel title={words.facts}>
            {profile.data === undefined ? (
              <ProfileSkeleton />
            ) : (
              <Facts beside facts={profileFacts(profile.data, user)} />
            )}
          </Panel>
          <OwnLeavePanel />
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
        </div>
      )}
    </>
  )
}
