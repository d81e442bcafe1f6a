import type { PayrollPerson } from '../payrollPerson.ts'

const EMPLOYER_WIDTH = 7
const EMPLOYEE_WIDTH = 7
const HOURS_WIDTH = 4

/** The caller must call `refusalToExportEblox` first, because the file needs all numbers (rule payroll-28). */
export const ebloxFile = (people: readonly PayrollPerson[]): string => people.flatMap(ebloxLines).sort().join('\n')

const ebloxLines = ({ employer, employeeNumber, lines }: PayrollPerson): string[] =>
  lines.map(({ day, code, hours }) =>
    [
      (employer?.number ?? '').padStart(EMPLOYER_WIDTH, '0'),
      `${employeeNumber ?? ''}`.padStart(EMPLOYEE_WIDTH, '0'),
      'K',
      day.replaceAll('-', ''),
      code,
      `${hours}`.padStart(HOURS_WIDTH, '0'),
    ].join(''),
  )
