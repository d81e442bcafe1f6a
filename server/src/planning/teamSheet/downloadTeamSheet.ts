import type { teamSheetPdf as endpoint } from '@uurwerk/contract/planning/team/teamSheet'
import type { QueryOf } from '@uurwerk/contract/endpoint'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { refusalToPrintSheet } from '@uurwerk/domain/planning/team/refusalToPrintSheet'
import type { QueryContext } from '../../app/context.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { listExtraHolidays } from '../../calendar/extraHolidayStore.ts'
import { readCompany } from '../../company/companyStore.ts'
import { logosIn } from '../../company/logo/logoStore.ts'
import { renderPdf } from '../../platform/documents/rendering/renderDocument.ts'
import type { RosterWeek } from '../../platform/documents/rosterDocument.ts'
import { daysOfTeamPeriod } from '../team/daysOfTeamPeriod.ts'
import { recordReasonsReading } from '../team/teamReasons.ts'
import { listTeamReasons, type TeamReasonRow } from '../team/teamReasonsStore.ts'
import { byPerson, placesOf } from './byPerson.ts'
import { csvOfSheet } from './csvOfSheet.ts'
import {
  readSheetCustomer,
  listSheetContracts,
  listSheetOpen,
  listSheetShifts,
  type SheetContractRow,
} from './teamSheetStore.ts'
import { weeksOfSheet } from './weeksOfSheet.ts'

type Input = QueryOf<typeof endpoint> & { readonly people?: readonly number[] | undefined }

/** The planning of a period as a PDF in A4 landscape (rule team-12). Refuses a PDF that is too large (rule team-27). */
export async function teamSheetPdf(context: QueryContext, input: Input): Promise<FileAnswer> {
  const { db, now } = context
  const { customerName, weeks: ofCustomers, absences, contracts } = await readSheet(context, input)
  const weeks = input.by === 'person' ? byPerson(ofCustomers, contracts) : ofCustomers
  assertAllowed(refusalToPrintSheet(cellsOf(weeks)))
  await recordReading(context, input, absences)
  const document = { company: await readCompany(db), customerName, hasReasons: input.reasons, weeks }
  const content = await renderPdf('roster', document, { createdAt: now, logoOf: logosIn(db) })
  return new FileAnswer({ content, contentType: 'application/pdf', fileName: fileNameOf(input, customerName, 'pdf') })
}

/** The planning of a period as CSV, with the same rows as the PDF (rule team-12). */
export async function teamSheetCsv(context: QueryContext, input: Input): Promise<FileAnswer> {
  const { customerName, weeks, absences, contracts } = await readSheet(context, input)
  await recordReading(context, input, absences)
  return new FileAnswer({
    content: Buffer.from(csvOfSheet(weeks, input.by === 'person' ? placesOf(contracts) : null)),
    contentType: 'text/csv; charset=utf-8',
    fileName: fileNameOf(input, customerName, 'csv'),
  })
}

type Sheet = {
  readonly customerName: string | null
  readonly weeks: RosterWeek[]
  readonly absences: readonly TeamReasonRow[]
  readonly contracts: readonly SheetContractRow[]
}

async function readSheet({ db, today }: QueryContext, input: Input): Promise<Sheet> {
  const { from, to, customer, people, reasons: hasReasons } = input
  const days = daysOfTeamPeriod({ from, to })
  const values: [typeof from, typeof to, number | null] = [from, to, customer ?? null]
  const [customerName, extra, contracts, shifts, absences, open] = await Promise.all([
    customer === undefined ? null : readSheetCustomer(db, customer).then(orNotFound),
    listExtraHolidays(db, { from, until: to }),
    listSheetContracts(db, values),
    listSheetShifts(db, values),
    listTeamReasons(db, values),
    people === undefined ? listSheetOpen(db, values) : [],
  ])
  const wanted = people && new Set(people)
  const isWanted = ({ personId }: { readonly personId: number }) => wanted === undefined || wanted.has(personId)
  const holidays = new Set(days.filter((day) => holidayOn(day, extra) !== null))
  const ofWanted = { contracts: contracts.filter(isWanted), absences: absences.filter(isWanted) }
  return {
    customerName,
    weeks: weeksOfSheet({ today, days, holidays, shifts, open, hasReasons, ...ofWanted }),
    ...ofWanted,
  }
}

/** The download of a file with reasons of absence counts as a reading of these reasons (rule team-57). */
async function recordReading(context: QueryContext, input: Input, absences: readonly TeamReasonRow[]): Promise<void> {
  if (input.reasons) await recordReasonsReading(context, input, absences)
}

const cellsOf = (weeks: readonly RosterWeek[]): number =>
  weeks.flatMap(({ days, wards }) => wards.map(({ people }) => people.length * days.length)).reduce(plus, 0)

const plus = (sum: number, part: number): number => sum + part

const fileNameOf = ({ from, to }: Input, customerName: string | null, ending: 'pdf' | 'csv'): string =>
  `${['Planning', from, to, customerName?.replaceAll(/[^\p{L}\p{N}]+/gu, '-')].filter(Boolean).join('_')}.${ending}`
