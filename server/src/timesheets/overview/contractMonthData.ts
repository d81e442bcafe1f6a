import type { contractMonthData as endpoint, FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { ResponseOf } from '@uurwerk/contract/endpoint'

/** The answer to an API call of older releases. It contains a part of the full timesheet. */
export const contractMonthData = (full: FullTimesheet): ResponseOf<typeof endpoint> => ({
  userId: full.userId,
  customerName: full.customerName,
  customerTimesheetWorkedDto: {
    contractId: full.contractId,
    workedShiftDtos: full.workedShiftDtos,
    absenceDtos: full.absenceDtos,
    holidayDtos: full.holidayDtos,
  },
})
