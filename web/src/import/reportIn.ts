import { ImportReport } from '@uurwerk/contract/import/import'
import { ApiProblem } from '../app/api/apiProblem.ts'

/** The report of the check when the server refused the file because of errors in it; null for any other failure. */
export function reportIn(error: unknown): ImportReport | null {
  if (!(error instanceof ApiProblem) || error.refusal?.code !== 'import_has_errors') return null
  return ImportReport.safeParse(error.refusal.report).data ?? null
}
