import type { PayrollMonth } from '@uurwerk/contract/payroll/payroll'

export type CodeChange = {
  readonly absenceId: number
  readonly originalSDWorxCode: string
  readonly newSDWorxCode: string
}

/** The month as it will be after the change of a pay code. The screen shows it before the server answers. */
export function withPayCode(month: PayrollMonth, change: CodeChange): PayrollMonth {
  const chosen = month.payCodes.find(({ code }) => code === change.newSDWorxCode)
  if (chosen === undefined) return month
  return {
    ...month,
    _embedded: {
      adminReducedDayInTimeSheetDtoList: month._embedded.adminReducedDayInTimeSheetDtoList.map((day) =>
        day.absenceId === change.absenceId && day.code === change.originalSDWorxCode
          ? { ...day, code: chosen.code, codeDefinition: chosen.codeDefinition, color: chosen.color, convertible: null }
          : day,
      ),
    },
  }
}
