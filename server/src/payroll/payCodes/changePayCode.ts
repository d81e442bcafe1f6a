import type { BookedAbsence } from '@uurwerk/domain/absences/absenceFacts'
import { payCodeTable } from '@uurwerk/domain/payroll/payCodeTable'
import { payCodeChange, refusalToChangePayCode, type PayCodeChangeFacts } from '@uurwerk/domain/payroll/payCodeChange'
import { refusalToReadPayroll } from '@uurwerk/domain/payroll/refusalToReadPayroll'
import { yearOf, type Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { loadAbsenceFacts } from '../../absences/loadAbsenceMonth.ts'
import { applyAbsenceKindSideEffects } from '../../absences/booking/applyAbsenceSideEffects.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { readHrEmployerIdOf } from '../../people/hrEmployers/hrEmployerOfPersonStore.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { payCodesOf } from './payCodes.ts'
import { readDayOfAbsence } from './payrollAbsenceStore.ts'
import { payrollMonth } from '../payrollMonth.ts'
import { savePayCodeChange } from './savePayCodeChange.ts'

type Input = {
  readonly personId: number
  readonly absenceId: number
  readonly year: number
  readonly original: string
  readonly wanted: string
}

/**
 * Changes the pay code of an absence. The days go back to the old leave counter, and are taken from the leave counter
 * of the new pay code.
 */
export async function changePayCode(context: CommandContext, input: Input) {
  const { tx, actor, now, today } = context
  const { personId, absenceId, original, wanted } = input
  lockPerson(tx, personId)
  const day = await readDayOfAbsence(tx, input)
  if (day === null || yearOf(day) !== input.year) throw new RefusalError({ code: 'absence_missing' })
  const facts = await loadFacts(tx, { personId, absenceId, day })
  assertAllowed(refusalToChangePayCode(facts, { original, wanted }))
  const change = payCodeChange(facts, { original, wanted })
  await savePayCodeChange(tx, { personId, day, absence: facts.absence, change, actorId: actor.personId, now })
  await recordCallerAct(context, {
    action: 'change pay code',
    entity: 'absence',
    entityId: absenceId,
    personId,
    before: { day, payCode: original, category: facts.absence.category },
    after: { day, payCode: wanted, category: change.category },
  })
  const kindChanged = change.category !== facts.absence.category
  await applyAbsenceKindSideEffects(context, { personId, day, kindChanged })
  const month = await payrollMonth(tx, { personId, yearMonth: monthOf(day), today })
  const { adminReducedDayInTimeSheetDtoList: all } = month._embedded
  return {
    ...month,
    _embedded: { ...month._embedded, adminReducedDayInTimeSheetDto: all.filter(({ date }) => date === day) },
  }
}

type AbsenceOfDay = { readonly personId: number; readonly absenceId: number; readonly day: Day }

async function loadFacts(tx: Tx, { personId, absenceId, day }: AbsenceOfDay): Promise<PayCodeChangeFacts> {
  const { kind, left, recuperation, sickDaySeconds, days } = await loadAbsenceFacts(tx, {
    personId,
    actingAs: 'hr',
    yearMonth: monthOf(day),
    days: [day],
  })
  assertAllowed(refusalToReadPayroll(kind))
  const absence: BookedAbsence = orNotFound(days[0]?.absences.find(({ id }) => id === absenceId))
  const hrEmployerId = await readHrEmployerIdOf(tx, personId)
  const payCodes = hrEmployerId === null ? payCodeTable([]) : await payCodesOf(tx, hrEmployerId)
  return { absence, payCodes, left, recuperation, sickDaySeconds }
}
