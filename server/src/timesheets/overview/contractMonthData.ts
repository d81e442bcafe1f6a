import type { contractMonthData as endpoint } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'

/** The answer to an older API call. The answer is a part of the full timesheet. */
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
