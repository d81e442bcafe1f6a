import { basisPointsOfPercentage } from '@uurwerk/domain/money/basisPoints'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTimeRecord'
import { periodOf } from '../../contracts/periodOf.ts'
import type { Person } from '../queries.ts'

/** The history of a person in the form that the rules use. */
export const partTimeRecordsOf = ({ partTimePercentageRecords }: Person): readonly PartTimeRecord[] =>
  partTimePercentageRecords.map(({ id, percentage, ...dates }) => ({
    id,
    percentage: basisPointsOfPercentage(percentage),
    period: periodOf(dates),
  }))
