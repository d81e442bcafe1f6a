import { absencesProblems } from './absencesProblems.ts'
import type { Catalogue } from './catalogue.ts'
import { planningProblems } from './planningProblems.ts'
import { requestsProblems } from './requestsProblems.ts'
import { timeProblems } from './timeProblems.ts'
import { timesheetsProblems } from './timesheetsProblems.ts'

/**
 * The refusals about the shifts, the absences and the timesheet of a month. The calendar and the list of contracts load
 * only these sentences of the catalogue.
 */
export const problemsOfMonth = {
  ...requestsProblems,
  ...timeProblems,
  ...planningProblems,
  ...absencesProblems,
  ...timesheetsProblems,
} as const satisfies Catalogue
