import { personMonthAbsences } from '@uurwerk/contract/absences/absences'
import { personMonthContracts } from '@uurwerk/contract/contracts/contracts'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

type OfPerson = { readonly userId: number; readonly yearMonth: YearMonth }
type OfContract = { readonly contractId: number; readonly yearMonth: YearMonth }

const meta = { failure: texts.personMonth.failed }

export const personContractsQuery = (params: OfPerson) => ({ ...queryOf(personMonthContracts, { params }), meta })

export const personAbsencesQuery = (params: OfPerson) => ({ ...queryOf(personMonthAbsences, { params }), meta })

export const contractTimesheetQuery = (params: OfContract) => ({ ...queryOf(fullTimesheet, { params }), meta })
