import { quantityOfHundredths } from '../money/hundredths.ts'
import { formatDayWithDashes } from '../time/formatDay.ts'
import { csvLine } from './csvLine.ts'
import type { PayrollPerson } from './payrollPerson.ts'

// By it, spreadsheets know that the file is UTF-8.
const BYTE_ORDER_MARK = '\uFEFF'

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

/** The same lines for people, in the order in which the people come. */
export const payrollCsv = (people: readonly PayrollPerson[]): string =>
  [BYTE_ORDER_MARK, csvLine(HEAD), ...people.flatMap(linesOf)].join('')

const linesOf = ({ name, employer, employeeNumber, lines }: PayrollPerson): string[] =>
  lines.map(({ day, code, definition, hours }) =>
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
