import type { RecupYear } from '@uurwerk/contract/balances/balances'
import { cumulativeRecup, type RecupBalance, type RecupMonth } from '@uurwerk/domain/balances/recup/cumulativeRecup'
import { refusalToEditCorrection } from '@uurwerk/domain/balances/recup/refusalToAdjustRecup'
import { expectedRecup } from '@uurwerk/domain/balances/recup/expectedRecup'
import { recupMonthRow } from '@uurwerk/domain/balances/recup/recupMonthRow'
import { hoursOf, seconds, type Seconds } from '@uurwerk/domain/money/seconds'
import { yearOf, type Day } from '@uurwerk/domain/time/day'
import { monthOf, toYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { balanceOfMonth } from '../months/balanceOfMonth.ts'
import { loadMonthFacts } from '../months/loadMonthFacts.ts'
import type { MonthFactsRow } from '../months/monthFactsStore.ts'
import { readLastCorrection, listRecupEntries, type RecupEntry } from './recupEntryStore.ts'
import { recupMonthsOf } from './recupMonthsOf.ts'
import { readRecup } from './recupMonthStore.ts'

export type RecupYearAnswer = z.output<typeof RecupYear>

type Input = {
  readonly personId: number
  readonly year: number
  readonly today: Day
  /** True when the caller is this person, false when the caller is HR. */
  readonly isOwn?: boolean
}

/** The recuperation of a person in each month of a year, with the bonuses and corrections that HR entered. */
export async function readRecupYear(
  db: Database,
  { personId, year, today, isOwn = false }: Input,
): Promise<RecupYearAnswer> {
  const [january, december] = [toYearMonth(`${year}-01`), toYearMonth(`${year}-12`)]
  const facts = orNotFound(await loadMonthFacts(db, { personId, first: january, last: december }))
  const recup = orNotFound(await readRecup(db, personId))
  const opening = seconds(recup.opening_seconds)
  const months = recupMonthsOf(recup, december)
  const balances = cumulativeRecup(opening, months)
  const expected = expectedRecup(opening, months, (yearMonth) =>
    yearMonth < january || yearMonth > december ? null : balanceOfMonth(facts, yearMonth).earned,
  )
  const steps = balances.map((balance, index) => ({
    ...months[index]!,
    ...balance,
    expected: expected[index]!.cumulative,
  }))
  const last = lastShown(facts, monthOf(today))
  const bonuses = await listRecupEntries(db, 'bonus', { personId, year })
  const corrections = await listRecupEntries(db, 'correction', { personId, year })
  const lastCorrection = await readLastCorrection(db, personId)
  const shown = steps.filter(({ yearMonth }) => yearMonth >= january && yearMonth <= december && yearMonth <= last)
  return {
    year,
    previousYearAvailable: yearOf(recup.opening_on) < year,
    nextYearAvailable: year < lastYear(facts, yearOf(today)),
    recupForMonthDtos: facts.kind === 'independent' ? [] : shown.map((step) => recupForMonthDto(facts, step)),
    recupBonusDtos: bonuses.map((bonus) => ({ ...entryDto(bonus), date: bonus.day })),
    recupDeltaDtoList: corrections.map((correction) => ({
      ...entryDto(correction),
      yearMonth: monthOf(correction.day),
      last: correction.id === lastCorrection?.id,
      actions: {
        edit: isOwn ? { code: 'role_missing' } : refusalToEditCorrection(correction.id, lastCorrection?.id),
      },
    })),
  }
}

/**
 * The last month of the overview: the current month, or a later month with shifts or absences, but no month after the
 * employment (rule balances-45).
 */
function lastShown(facts: MonthFactsRow, thisMonth: YearMonth): YearMonth {
  const planned = [...facts.worked_by_month.map(([month]) => month), ...facts.absences.map(([day]) => monthOf(day))]
  const last = planned.reduce((latest, month) => (month > latest ? month : latest), thisMonth)
  const end = facts.employment_end_on === null ? last : monthOf(facts.employment_end_on)
  return end < last ? end : last
}

/**
 * The last year of the overview is next year, because next year can already have shifts or bonuses. A year after the
 * employment has no overview (rule balances-73).
 */
const lastYear = ({ employment_end_on: end }: MonthFactsRow, thisYear: number): number =>
  end === null ? thisYear + 1 : Math.min(yearOf(end), thisYear + 1)

type RecupStep = RecupMonth & RecupBalance & { readonly expected: Seconds }

/** Until the month is completed, its values can still change (rule balances-46). */
function recupForMonthDto(
  facts: MonthFactsRow,
  { yearMonth, cumulative, status, ...step }: RecupStep,
): RecupYearAnswer['recupForMonthDtos'][number] {
  const { worked, needed, difference } = recupMonthRow(balanceOfMonth(facts, yearMonth))
  return {
    yearMonth,
    workedHours: hoursOf(worked),
    neededHours: hoursOf(needed),
    differenceHours: hoursOf(difference),
    cumulativeHours: hoursOf(cumulative),
    previousHours: hoursOf(step.previous),
    takenHours: hoursOf(step.taken),
    bonusHours: hoursOf(step.bonuses),
    correctionHours: hoursOf(step.corrections),
    expectedHours: hoursOf(step.expected),
    provisional: status !== 'completed',
  }
}

const entryDto = ({ id, seconds: amount, reason }: RecupEntry) => ({ id, hours: hoursOf(amount), reason })
