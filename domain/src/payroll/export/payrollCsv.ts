import { quantityOfHundredths } from '../../money/hundredths.ts'
import { formatDayWithDashes } from '../../time/formatDay.ts'
import { csvFile } from '../../csvFile.ts'
import type { PayrollPerson } from '../payrollPerson.ts'

const HEAD = [
  'HR werkgever',
  'Werkgeversnummer',
  'Werknemersnummer',
  'Medewerker',
  'Datum',
  'Looncode',
  'Omschrijving',
  'Uren',
]

/** The lines of the payroll export as CSV, in the order of `people` (rule payroll-30). */
export const payrollCsv = (people: readonly PayrollPerson[]): string => csvFile(HEAD, people.flatMap(linesOf))

const linesOf = ({ name, employer, employeeNumber, lines }: PayrollPerson): string[][] =>
  lines.map(({ day, code, definition, hours }) => [
    employer?.name ?? '',
    employer?.number ?? '',
    employeeNumber === null ? '' : `${employeeNumber}`,
    name,
    formatDayWithDashes(day),
    code,
    definition,
    quantityOfHundredths(hours).toFixed(2).replace('.', ','),
  ])
