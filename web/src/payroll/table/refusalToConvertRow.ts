import type { PayrollDay } from '@uurwerk/contract/payroll/payroll'
import { refusalToConvertSickness } from '@uurwerk/domain/absences/refusalToConvertSickness'
import type { SicknessConversionRefusal } from '@uurwerk/domain/absences/refusalToConvertSickness'
import { halfDays } from '@uurwerk/domain/balances/halfDays'

/** The reason why a day of sickness cannot be converted to the other kind of sickness. */
export const refusalToConvertRow = (
  { convertible }: Pick<PayrollDay, 'convertible'>,
  daysLeft: number,
): SicknessConversionRefusal | null =>
  refusalToConvertSickness({
    kind: 'employee',
    category: convertible === 'SICK_LEAVE_NO_CERTIFICATE' ? 'SICK_LEAVE' : 'SICK_LEAVE_NO_CERTIFICATE',
    leftWithoutCertificate: halfDays(Math.max(0, daysLeft * 2)),
  })
