import { Skeleton } from '@mantine/core'
import { FactGrid } from '../ui/page/FactGrid.tsx'
import { texts } from '../texts/texts.ts'

const { fields } = texts.people

/** The names of the facts while their values are read. */
export const ProfileSkeleton = () => (
  <FactGrid
    facts={[fields.id, fields.employeeNr, fields.email, fields.firstName, fields.lastName, texts.profile.sickDay].map(
      (label) => ({ label, value: <Skeleton component="span" display="inline-block" width={120} /> }),
    )}
  />
)
