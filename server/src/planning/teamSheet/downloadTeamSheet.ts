import type { teamSheetPdf as endpoint } from '@uurwerk/contract/planning/teamPlanning'
import type { QueryOf } from '@uurwerk/contract/endpoint'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import type { QueryContext } from '../../app/context.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { selectExtraHolidays } from '../../calendar/extraHolidayStore.ts'
import { readCompany } from '../../company/companyStore.ts'
import { logosIn } from '../../company/logo/logoStore.ts'
import { renderPdf } from '../../platform/documents/rendering/renderDocument.ts'
import type { RosterWeek } from '../../platform/documents/rosterDocument.ts'
import { daysOfTeamPeriod } from '../team/daysOfTeamPeriod.ts'
import { recordReasonsReading } from '../team/teamReasons.ts'
import { selectTeamReasons } from '../team/teamReasonsStore.ts'
import { csvOfSheet } from './csvOfSheet.ts'
import { readSheetCustomer, selectSheetContracts, selectSheetOpen, selectSheetShifts } from './teamSheetStore.ts'
import { weeksOfSheet } from './weeksOfSheet.ts'

type Asked = QueryOf<typeof endpoint>

/** The planning of a period on paper, in A4 landscape (rule team-12). */
export async function teamSheetPdf(context: QueryContext, asked: Asked): Promise<FileAnswer> {
  const { db, now } = context
  const { customerName, weeks } = await readSheet(context, asked)
  const document = { company: await readCompany(db), customerName, hasReasons: asked.reasons, weeks }
  const content = await renderPdf('roster', document, { createdAt: now, logoOf: logosIn(db) })
  return new FileAnswer({ content, contentType: 'application/pdf', fileName: fileNameOf(asked, customerName, 'pdf') })
}

/** The same planning as CSV. */
export async function teamSheetCsv(context: QueryContext, asked: Asked): Promise<FileAnswer> {
  const { customerName, weeks } = await readSheet(context, asked)
  return new FileAnswer({
    content: Buffer.from(csvOfSheet(weeks)),
    contentType: 'text/csv; charset=utf-8',
    fileName: fileNameOf(asked, customerName, 'csv'),
  })
}

type Sheet = { readonly customerName: string | null; readonly weeks: RosterWeek[] }

/** A sheet with the reasons of absence is a reading of these reasons, which the history names (rule team-13). */
async function readSheet(context: QueryContext, { from, to, customer, reasons: hasReasons }: Asked): Promise<Sheet> {
  const { db, today } = context
  const days = daysOfTeamPeriod({ from, to })
  const values: [typeof from, typeof to, number | null] = [from, to, customer ?? null]
  const [customerName, extra, contracts, shifts, absences, open] = await Promise.all([
    customer === undefined ? null : readSheetCustomer(db, customer).then(orNotFound),
    selectExtraHolidays(db, { from, until: to }),
    selectSheetContracts(db, values),
    selectSheetShifts(db, values),
    selectTeamReasons(db, values),
    selectSheetOpen(db, values),
  ])
  if (hasReasons) await recordReasonsReading(context, { from, to, customer }, absences)
  const holidays = new Set(days.filter((day) => holidayOn(day, extra) !== null))
  return { customerName, weeks: weeksOfSheet({ today, days, holidays, contracts, shifts, absences, open, hasReasons }) }
}

const fileNameOf = ({ from, to }: Asked, customerName: string | null, ending: 'pdf' | 'csv'): string =>
  `${['Planning', from, to, customerName?.replaceAll(/[^\p{L}\p{N}]+/gu, '-')].filter(Boolean).join('_')}.${ending}`
