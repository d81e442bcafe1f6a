import { basisPointsOfPercentage } from '@uurwerk/domain/money/basisPoints'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { periodOf } from '../../app/clock/periodOf.ts'
import type { Person } from '../queries.ts'

/** Converts the part-time records in the answer of the API to the records that the functions of the domain expect. */
export const partTimeRecordsOf = ({ partTimePercentageRecords }: Person): readonly PartTimeRecord[] =>
  partTimePercentageRecords.map(({ id, percentage, ...dates }) => ({
    id,
    percentage: basisPointsOfPercentage(percentage),
    period: periodOf(dates),
  }))
