import type { CustomerLine, CustomerMonth } from '@uurwerk/contract/timesheets/customerMonths'
import { hoursOf, sumSeconds } from '@uurwerk/domain/money/seconds'
import { planningDifferences } from '@uurwerk/domain/planning/planningDifferences'
import { COLOR_WITHOUT_TYPE, shiftTitle } from '@uurwerk/domain/planning/shift/shiftTitle'
import { customerMonthStatus } from '@uurwerk/domain/timesheets/customerSide/customerMonthStatus'
import {
  refusalToDisputeMonth,
  refusalToDownloadMonth,
  refusalToJudgeMonth,
  refusalToSignMonth,
  type CustomerMonthFacts,
} from '@uurwerk/domain/timesheets/customerSide/refusalToSignMonth'
import { clockTimeOf, formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { LockedShift } from '../../planning/lockedMonthStore.ts'
import { contentHashOf, lineHashOf } from '../../planning/signedMonths/contentHashOf.ts'
import type { CustomerMonthRow, LineRow, SignatureRow } from './customerMonthStore.ts'

/** A month with the facts that decide what a contact of the customer may do. */
export type MonthOfCustomer = Omit<CustomerMonth, 'actions' | '_links'> & { readonly facts: CustomerMonthFacts }

/** The month as a contact of the customer reads it, with the actions that the contact can take now. */
export function customerMonthDto({ facts, ...month }: MonthOfCustomer, now: Instant): CustomerMonth {
  const judged = { facts, signature: month.signature, isSeen: true }
  return {
    ...month,
    actions: {
      judge: refusalToJudgeMonth(judged),
      dispute: refusalToDisputeMonth(judged),
      sign: refusalToSignMonth(judged, now),
      download: refusalToDownloadMonth(facts),
    },
  }
}

/** Shows the shifts only when the month is confirmed (rule contact-41), and no absence and no rate (rule contact-42). */
export function customerMonthOf(
  row: CustomerMonthRow,
  { yearMonth, maySign }: { readonly yearMonth: YearMonth; readonly maySign: boolean },
): MonthOfCustomer {
  const { contractId, personName, customerName, confirmed, invoiced } = row
  const lines = confirmed ? linesOf(row) : []
  const signature = countingSignature(row)
  const judged = row.judgements.filter(({ lineHash }) => lines.some((line) => line.lineHash === lineHash))
  const disputes = judged.filter(({ verdict }) => verdict === 'disputed')
  return {
    contractId,
    yearMonth,
    personName,
    customerName,
    status: customerMonthStatus({
      confirmed,
      invoiced,
      isSigned: signature !== null,
      openDisputes: disputes.filter(({ sent, answer }) => sent && answer === null).length,
      answeredDisputes: disputes.filter(({ answer }) => answer !== null).length,
    }),
    hours: confirmed ? hoursOf(sumSeconds(row.lines.map(({ worked }) => worked))) : 0,
    contentHash: contentHashOf(row.lines),
    lines,
    removed: confirmed ? removedOf(row) : [],
    signature: signature && { name: signature.name, signedAt: formatInstant(signature.at) },
    facts: {
      maySign,
      confirmed,
      invoiced,
      lastShiftEnd: row.lines.reduce<Instant | null>(
        (last, { end }) => (last === null || end > last ? end : last),
        null,
      ),
      notAgreed: lines.filter(({ verdict }) => verdict !== 'agreed').length,
      unsentDisputes: disputes.filter(({ sent, answer }) => !sent && answer === null).length,
    },
  }
}

/** The signature for exactly the current shifts of a confirmed month; null when there is none (rule contact-12). */
export function countingSignature({ confirmed, lines, signatures }: CustomerMonthRow): SignatureRow | null {
  const contentHash = contentHashOf(lines)
  return (confirmed && signatures.find((each) => each.contentHash === contentHash)) || null
}

function linesOf({ lines, planned, judgements }: CustomerMonthRow): CustomerLine[] {
  const hashes = new Set(lines.map(lineHashOf))
  const before = plannedTimes(planned, lines)
  return lines.map((line) => {
    const lineHash = lineHashOf(line)
    const judgement = judgements.find((each) => each.lineHash === lineHash)
    const earlier = judgements.findLast(
      ({ day, verdict, sent, lineHash: other }) =>
        day === line.day && verdict === 'disputed' && sent && !hashes.has(other),
    )
    return {
      lineHash,
      day: line.day,
      shiftTypeName: shiftTitle({ typeName: line.typeName, adjusted: false }),
      color: line.color ?? COLOR_WITHOUT_TYPE,
      worked: timesOf(line.start, line.end),
      break: line.breakStart === null || line.breakEnd === null ? null : timesOf(line.breakStart, line.breakEnd),
      callout: line.callout,
      interrupted: line.interrupted,
      hours: hoursOf(line.worked),
      planned: before.get(line.id) ?? null,
      verdict: judgement?.verdict ?? null,
      remark: judgement?.remark ?? '',
      answer: judgement?.answer ?? null,
      earlier: earlier === undefined ? null : { remark: earlier.remark, answer: earlier.answer },
    }
  })
}

/** The remarks of the customer about days that have no shift any more, because HR removed the shift. */
function removedOf({ lines, judgements }: CustomerMonthRow): CustomerMonth['removed'] {
  const days = new Set(lines.map(({ day }) => day))
  return judgements
    .filter(({ verdict, sent, day }) => verdict === 'disputed' && sent && !days.has(day))
    .map(({ day, remark, answer }) => ({ day, remark, answer }))
}

/**
 * The planned times of each shift whose times changed after the lock. HR sees the same differences (rule planning-41).
 */
const plannedTimes = (planned: CustomerMonthRow['planned'], lines: readonly LineRow[]) =>
  new Map(
    planningDifferences<LockedShift, never>({ shifts: planned, absences: [] }, { shifts: lines, absences: [] }).flatMap(
      (each) =>
        each.kind === 'shift_changed' && each.ofTimes
          ? [[each.after.id, timesOf(each.before.start, each.before.end)] as const]
          : [],
    ),
  )

const timesOf = (from: Instant, until: Instant) => ({ from: clockTimeOf(from), until: clockTimeOf(until) })
