import * as contract from '@uurwerk/contract/balances/balances'
import { counterLedger, ownCounterLedger, ownVacationCounters } from '@uurwerk/contract/balances/counterLedger'
import { beginNewYear as newYear } from '@uurwerk/contract/balances/newYear'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { addRecupBonus, correctRecup, editLastRecupCorrection, removeRecupBonus } from './recup/recupEntries.ts'
import { approveVacation } from './approveVacation.ts'
import { beginNewYear } from './newYear/beginNewYear.ts'
import { editCounter } from './editCounter.ts'
import { readCounterOverview, readVacationMatrix } from './readCounterOverview.ts'
import { readAbsenceCounters, readAvailableCounters, readVacationCounters } from './readCounters.ts'
import { readLedger, readOwnLedger } from './readLedger.ts'
import { readRecupYear } from './recup/readRecupYear.ts'

export const balanceRoutes: readonly Route[] = [
  readRoute(contract.recupYear, ({ db, actor, today }, { params: { year } }) =>
    readRecupYear(db, { personId: actor.personId, year, today, isOwn: true }),
  ),
  readRoute(contract.personRecupYear, ({ db, today }, { params: { userId, year } }) =>
    readRecupYear(db, { personId: userId, year, today }),
  ),
  writeRoute(contract.addRecupBonus, (context, { params: { userId }, body: { date, hours, reason } }) =>
    addRecupBonus(context, { personId: userId, day: date, seconds: hours, reason }),
  ),
  writeRoute(contract.removeRecupBonus, (context, { params: { userId, bonusId } }) =>
    removeRecupBonus(context, { personId: userId, id: bonusId }),
  ),
  writeRoute(contract.correctRecup, (context, { params: { id }, body: { yearMonth, hours, reason } }) =>
    correctRecup(context, { personId: id, yearMonth, seconds: hours, reason }),
  ),
  writeRoute(contract.editLastRecupCorrection, (context, { params, body: { id, hours, reason } }) =>
    editLastRecupCorrection(context, { personId: params.id, id, seconds: hours, reason }),
  ),
  readRoute(contract.vacationCounters, ({ db }, { params: { id, year } }) =>
    readVacationCounters(db, { personId: id, year }),
  ),
  readRoute(contract.availableVacationCounters, ({ db }, { params: { userId, year } }) =>
    readAvailableCounters(db, { personId: userId, year }),
  ),
  readRoute(contract.absenceCounters, ({ db }, { params: { id, year } }) =>
    readAbsenceCounters(db, { personId: id, year }),
  ),
  readRoute(contract.allVacationCounters, ({ db, today }, { params: { year } }) =>
    readCounterOverview(db, { year, today }),
  ),
  readRoute(contract.vacationMatrix, ({ db, today }, { params: { year } }) => readVacationMatrix(db, { year, today })),
  writeRoute(contract.editVacationCounter, (context, { params: { userId, year }, body }) =>
    editCounter(context, {
      personId: userId,
      year,
      type: body.type,
      wanted: { granted: body.originalBalance, left: body.currentBalance },
      reason: body.reason,
      version: body.version,
    }),
  ),
  writeRoute(contract.approveVacation, (context, { params: { userId, year, flag } }) =>
    approveVacation(context, { personId: userId, year, approved: flag }),
  ),
  readRoute(counterLedger, (context, { params: { id, year, counter } }) =>
    readLedger(context, { personId: id, year, type: counter }),
  ),
  readRoute(ownVacationCounters, ({ db, actor }, { params: { year } }) =>
    readVacationCounters(db, { personId: actor.personId, year }),
  ),
  readRoute(ownCounterLedger, ({ db, actor }, { params: { year, counter } }) =>
    readOwnLedger(db, { personId: actor.personId, year, type: counter }),
  ),
  writeRoute(newYear, (context, { params: { year }, query: { preview }, body: { userIds, transfers } }) =>
    beginNewYear(context, { year, preview, userIds: userIds ?? null, transfers }),
  ),
]
