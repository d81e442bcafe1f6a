import type { DoctorCheck } from '@uurwerk/contract/doctor/doctorChecks'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { QueryContext } from '../http/route.ts'
import { checkAudit } from './checkAudit.ts'
import { checkClock } from './checkClock.ts'
import { checkCompany } from './checkCompany.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkDocuments } from './checkDocuments.ts'
import { checkSignIn } from './checkSignIn.ts'
import { checkJobs } from './checkJobs.ts'
import { checkMail } from './checkMail.ts'
import { checkNumbers } from './checkNumbers.ts'
import { checkRates } from './checkRates.ts'
import { checkSchedule } from './checkSchedule.ts'
import { checkStorage } from './checkStorage.ts'
import { examinedDto, worstOf, type Examined } from './examined.ts'

type Check = (context: QueryContext) => Examined | Promise<Examined>

const checks: Readonly<Record<DoctorCheck, Check>> = {
  company: checkCompany,
  doors: checkSignIn,
  mail: checkMail,
  documents: checkDocuments,
  numbers: checkNumbers,
  rates: checkRates,
  jobs: checkJobs,
  schedule: checkSchedule,
  database: checkDatabase,
  storage: checkStorage,
  audit: checkAudit,
  clock: checkClock,
}

/** Runs the checks one after the other, so that the doctor uses one connection only. */
export const examineInstallation = (context: QueryContext) => examination(context, checks)

/** Runs one check. A check that fails becomes a finding and does not stop the others. */
export async function examination(context: QueryContext, wanted: Readonly<Partial<Record<DoctorCheck, Check>>>) {
  const doctorCheckList = []
  for (const [check, examine] of Object.entries(wanted) as [DoctorCheck, Check][]) {
    const examined = await Promise.try(examine, context).catch(() => failed)
    doctorCheckList.push(examinedDto(check, examined))
  }
  return {
    _embedded: { doctorCheckList },
    state: worstOf(doctorCheckList),
    examinedAt: formatInstant(context.now),
  }
}

const failed: Examined = { summary: 'Niet nagekeken', found: [{ code: 'check_failed' }] }
