import { Skeleton } from '@mantine/core'
import { Facts } from '../ui/page/Facts.tsx'
import { texts } from '../texts/texts.ts'

const { fields } = texts.people

/** The labels of the profile while their values load. */
export const ProfileSkeleton = () => (
  <Facts
    beside
    facts={[fields.id, fields.employeeNr, fields.email, fields.firstName, fields.lastName, texts.profile.sickDay].map(
      (label) => ({ label, value: <Skeleton component="span" display="inline-block" width={120} /> }),
    )}
  />
)
