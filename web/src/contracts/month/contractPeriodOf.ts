import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { periodOf } from '../../app/clock/periodOf.ts'
import type { MonthContract } from '../queries.ts'

export const contractPeriodOf = ({ contractPeriod }: MonthContract): DayPeriod => periodOf(contractPeriod)
