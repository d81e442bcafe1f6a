import {
  CUSTOMER_PLANNING_DAYS,
  type contactPlanning as endpoint,
  type CustomerPlanning,
} from '@uurwerk/contract/planning/customerPlanning'
import { missingPeriod } from '@uurwerk/domain/customers/contacts/lateRemoval'
import { planningDifferences } from '@uurwerk/domain/planning/planningDifferences'
import { COLOR_WITHOUT_TYPE, shiftTitle } from '@uurwerk/domain/planning/shift/shiftTitle'
import { formatClockTime, minuteOfDay } from '@uurwerk/domain/time/clockTime'
import { numberOfDay, type Day } from '@uurwerk/domain/time/day'
import { clockTimeOf } from '@uurwerk/domain/time/instant'
import type { AnswerOf, ContactQueryContext } from '../../app/context.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import { listComing, listMissing, listOpen, type ComingRow } from './customerPlanningStore.ts'
import { recordContactReading } from './recordContactReading.ts'

type Period = { readonly from: Day; readonly to: Day }

/**
 * The people who work at the customer of a contact and at its subdivisions, on each day of a period. The answer
 * contains no absence, no reason and no other customer (rules contact-22, contact-23).
 */
export async function customerPlanning(
  context: ContactQueryContext,
  { from, to }: Period,
): Promise<AnswerOf<typeof endpoint>> {
  const { db, contact, today } = context
  const days = numberOfDay(to) - numberOfDay(from) + 1
  if (days < 1) throw new RefusalError({ code: 'no_day_chosen' })
  if (days > CUSTOMER_PLANNING_DAYS) throw new RefusalError({ code: 'period_too_long', most: CUSTOMER_PLANNING_DAYS })
  const shown = missingPeriod(today)
  const [coming, missing, open] = await Promise.all([
    listComing(db, [contact.customerId, from, to]),
    listMissing(db, [contact.customerId, from > shown.from ? from : shown.from, to < shown.to ? to : shown.to]),
    listOpen(db, [contact.customerId, from, to]),
  ])
  await recordContactReading(db, context, { action: 'read planning (contact)', named: [...coming, ...missing] })
  const changed = changedShifts(coming)
  return {
    from,
    to,
    shifts: coming.map(({ personName, locked, ...row }) => ({
      ...onWard(row),
      personName,
      locked: locked !== null,
      changed: changed.has(row.id),
    })),
    missing: missing.map(({ personName, ...row }) => ({ ...onWard(row), personName })),
    open: open.map(({ startMinute, endMinute, left, ...row }) => ({
      ...named(row),
      start: formatClockTime(minuteOfDay(startMinute)),
      end: formatClockTime(minuteOfDay(endMinute)),
      left,
    })),
  }
}

/**
 * The ids of the shifts that were added or changed after the month was locked. The page of HR compares the planning in
 * the same way (rule planning-41).
 */
function changedShifts(coming: readonly ComingRow[]): ReadonlySet<number> {
  const days = Map.groupBy(coming, ({ contractId, day }) => `${contractId} ${day}`)
  const differences = [...days.values()].flatMap((shifts) => {
    const locked = shifts[0]?.locked ?? null
    return locked === null ? [] : planningDifferences({ shifts: locked, absences: [] }, { shifts, absences: [] })
  })
  return new Set(
    differences.flatMap((each) => {
      if (each.kind === 'shift_changed') return [each.after.id]
      return each.kind === 'shift_added' ? [each.shift.id] : []
    }),
  )
}

type Row = Pick<ComingRow, 'day' | 'customerId' | 'customerName' | 'typeName' | 'color'>

const named = ({ day, customerId, customerName, typeName, color }: Row) => ({
  day,
  customerId,
  customerName,
  shiftTypeName: shiftTitle({ typeName, adjusted: false }),
  color: color ?? COLOR_WITHOUT_TYPE,
})

const onWard = ({
  start,
  end,
  ...row
}: Row & Pick<ComingRow, 'start' | 'end'>): Omit<CustomerPlanning['missing'][number], 'personName'> => ({
  ...named(row),
  start: clockTimeOf(start),
  end: clockTimeOf(end),
})
