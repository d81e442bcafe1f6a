import { absencesProblems } from '../absencesProblems.ts'
import type { Catalogue } from './catalogue.ts'
import { payrollProblems } from '../payrollProblems.ts'
import { planningProblems } from '../planningProblems.ts'
import { requestsProblems } from '../requestsProblems.ts'
import { timeProblems } from '../timeProblems.ts'
import { timesheetsProblems } from '../timesheetsProblems.ts'

/** The calendar and the list of contracts load only the sentences of these refusals. */
export const problemsOfMonth = {
  ...requestsProblems,
  ...timeProblems,
  ...planningProblems,
  ...absencesProblems,
  ...timesheetsProblems,
  ...payrollProblems,
} as const satisfies Catalogue
