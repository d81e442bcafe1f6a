import type { PayrollCheck, PayrollProblem as PayrollProblemDto } from '@uurwerk/contract/payroll/payroll'
import { payrollProblemText, premiumsNoteText } from '@uurwerk/contract/payroll/payrollTexts'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import { isPremiumMeaning } from '@uurwerk/domain/payroll/payCodeMeaning'
import { payrollTotal } from '@uurwerk/domain/payroll/payrollRows'
import { payrollProblems, type PayrollProblem } from '@uurwerk/domain/payroll/export/refusalToExportEblox'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { Database } from '../../platform/db/database.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { QueryContext } from '../../app/context.ts'
import { readHrEmployer } from '../../people/hrEmployers/hrEmployerStore.ts'
import { changedSinceExport } from './changedSinceExport.ts'
import { loadPayroll } from '../loadPayroll.ts'
import { listNotConfirmed } from './notConfirmedStore.ts'
import { readLastEmployerExport, listLastHandedOver } from './payrollExportStore.ts'

type Input = { readonly hrEmployerId: number; readonly yearMonth: YearMonth }

/**
 * The list of points that HR checks before a payroll export. The audit trail records that HR reads this list (rule
 * payroll-31).
 */
export async function checkPayroll(context: QueryContext, input: Input): Promise<PayrollCheck> {
  const { db } = context
  const { hrEmployerId, yearMonth } = input
  const answer = await payrollCheck(db, input)
  const about = { entity: 'hr employer', entityId: hrEmployerId } as const
  await recordCallerAct(context, { action: 'check payroll', ...about, after: { yearMonth } })
  return answer
}

async function payrollCheck(db: Database, input: Input): Promise<PayrollCheck> {
  const { hrEmployerId, yearMonth } = input
  const employer = orNotFound(await readHrEmployer(db, hrEmployerId))
  const [{ people, payCodes }, notConfirmed, lastExport] = await Promise.all([
    loadPayroll(db, { hrEmployerId }, yearMonth),
    listNotConfirmed(db, input),
    readLastEmployerExport(db, input),
  ])
  const known = [...people.map(({ personId }) => personId), ...(lastExport?.personIds ?? [])]
  const last = lastExport === null ? [] : await listLastHandedOver(db, { personIds: known, yearMonth })
  const withLines = people.filter(({ lines }) => lines.length > 0)
  const silent = payCodes.filter(({ meaning, code }) => isPremiumMeaning(meaning) && code === null)
  return {
    hrEmployer: { id: employer.id, name: employer.name },
    yearMonth,
    peopleCount: withLines.length,
    hours: hoursOf(payrollTotal(people.flatMap(({ rows }) => rows))),
    notConfirmed,
    problems: payrollProblems(people).map(problemDto),
    premiumsNote: premiumsNoteText(silent.map(({ definition }) => definition)),
    changedSinceExport: lastExport === null ? [] : await changedSinceExport(db, people, last),
    lastExport: lastExport === null ? null : { at: formatInstant(lastExport.at), by: lastExport.by },
  }
}

const problemDto = (problem: PayrollProblem): PayrollProblemDto => ({
  code: problem.code,
  message: `Er ontbreekt: ${payrollProblemText(problem)}`,
  userId: 'personId' in problem ? problem.personId : null,
  userName: 'personId' in problem ? problem.name : null,
})
