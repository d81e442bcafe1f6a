import { quantityOfHundredths } from '../../money/hundredths.ts'
import { formatDayWithDashes } from '../../time/formatDay.ts'
import { csvFile } from '../../csvFile.ts'
import { csvLine } from '../../csvLine.ts'
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

export const payrollCsvHead = csvFile(HEAD, [])

/** The lines of a person in the payroll export as CSV (rule payroll-30). */
export const payrollCsvLines = ({ name, employer, employeeNumber, lines }: PayrollPerson): string =>
  lines
    .map(({ day, code, definition, hours }) =>
      csvLine([
        employer?.name ?? '',
        employer?.number ?? '',
        employeeNumber === null ? '' : `${employeeNumber}`,
        name,
        formatDayWithDashes(day),
        code,
        definition,
        quantityOfHundredths(hours).toFixed(2).replace('.', ','),
      ]),
    )
    .join('')
