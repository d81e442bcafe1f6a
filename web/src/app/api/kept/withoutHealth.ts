import { monthAbsences, type Absence, type MonthAbsences } from '@uurwerk/contract/absences/absences'
import { recupYear } from '@uurwerk/contract/balances/balances'
import { monthContracts } from '@uurwerk/contract/contracts/contracts'
import { currentUser } from '@uurwerk/contract/identity/identity'
import { ownStart } from '@uurwerk/contract/ownStart/ownStart'
import { plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { Endpoint, ResponseOf } from '@uurwerk/contract/endpoint'
import { isOfFrozenMonth } from '@uurwerk/domain/contracts/isOfFrozenMonth'
import { isOnProlongedSickLeave } from '@uurwerk/domain/employment/isOnProlongedSickLeave'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { daysOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { numberOfDay, toDay, type Day } from '@uurwerk/domain/time/day'
import { UNKNOWN } from './unknown.ts'
import * as texts from '../../../texts/texts.ts'

const ABSENT_COLOR = '#6F676D'

/** A read whose answer is kept, with the function that removes health data (rule offline-6). */
type KeptKind = { readonly withoutHealth: (answer: unknown) => unknown }

const kept = <E extends Endpoint>(
  endpoint: E,
  withoutHealth: (answer: ResponseOf<E>) => unknown,
): readonly [path: string, KeptKind] => [
  endpoint.path,
  { withoutHealth: (answer) => withoutHealth(answer as ResponseOf<E>) },
]

export const keptReads: ReadonlyMap<unknown, KeptKind> = new Map([
  kept(currentUser, (person) => ({ ...person, onProlongedSickLeave: false })),
  kept(ownStart, (start) => ({ ...start, changesByHr: [] })),
  kept(monthContracts, (contracts) => contracts),
  kept(plannedMonth, (month) => ({ ...month, facts: factsWithoutHealth(month.facts) })),
  kept(workedMonth, (month) => ({
    ...month,
    _embedded: {
      workedShiftDtoList: month._embedded.workedShiftDtoList.map((shift) => ({ ...shift, remark: UNKNOWN })),
    },
    facts: factsWithoutHealth(month.facts),
  })),
  kept(monthAbsences, absencesWithoutHealth),
  // The reasons of HR are left out, because HR types them as free text.
  kept(recupYear, (year) => ({
    ...year,
    recupBonusDtos: year.recupBonusDtos.map((bonus) => ({ ...bonus, reason: UNKNOWN })),
    recupDeltaDtoList: year.recupDeltaDtoList.map((correction) => ({ ...correction, reason: UNKNOWN })),
  })),
])

type Facts = {
  readonly yearMonth: YearMonth
  readonly prolongedSickLeaves: readonly DayPeriod[]
  readonly fullAbsenceDays: readonly Day[]
}

/** Converts the days of a prolonged sickness to full days of absence, like the days of any other absence. */
function factsWithoutHealth<F extends Facts>(facts: F): F {
  const sick = daysOf(facts.yearMonth).filter((day) => isOnProlongedSickLeave(facts.prolongedSickLeaves, day))
  return { ...facts, prolongedSickLeaves: [], fullAbsenceDays: [...new Set([...facts.fullAbsenceDays, ...sick])] }
}

function absencesWithoutHealth(month: MonthAbsences) {
  const { facts } = month
  return {
    ...month,
    prolongedSickLeaveDays: [],
    absenceDtos: month.absenceDtos.map(absenceWithoutKind),
    facts: {
      ...facts,
      prolongedSickLeaves: [],
      left: Object.fromEntries(Object.entries(facts.left).filter(([counter]) => !counter.startsWith('SICK_LEAVE'))),
      absences: facts.absences.map(({ category: _category, uses: _uses, ...absence }) => absence),
    },
    // The reason why the employee cannot book is left out, because it can name a prolonged sickness.
    actions: { book: null },
  }
}

/**
 * A day of a prolonged sickness has the id 0, which would show the sickness. Such a day gets a number that no other day
 * has; the server finds no record with it, so it refuses a removal.
 */
const storedIdOf = ({ id, version, date }: Pick<Absence, 'id' | 'version' | 'date'>) =>
  id === 0 ? { id: numberOfDay(toDay(date)), version: 2 } : { id, version }

/**
 * An absence without its kind. The reason why the employee cannot remove it is kept only when the reason is that the
 * month is frozen (nobody may change it). The other reason would show that HR entered a sickness.
 */
const absenceWithoutKind = ({ absenceCategory: _category, absenceType: _type, actions, ...absence }: Absence) => ({
  ...absence,
  ...storedIdOf(absence),
  actions: { remove: isOfFrozenMonth(actions.remove) ? actions.remove : null },
  title: texts.absences.unknownKind,
  color: ABSENT_COLOR,
  textColor: '#FFFFFF',
})

type KindlessMonth = Omit<MonthAbsences, 'absenceDtos' | 'facts'> & {
  readonly absenceDtos: readonly Omit<Absence, 'absenceCategory' | 'absenceType'>[]
  readonly facts: Omit<MonthAbsences['facts'], 'absences'> & {
    readonly absences: readonly Omit<MonthAbsences['facts']['absences'][number], 'category' | 'uses'>[]
  }
}

/** A kept absence has no kind, so it gets the kind vacation. Screens show its title, and a removal uses its id. */
export function revived(path: string, answer: unknown): unknown {
  if (path !== monthAbsences.path) return answer
  const month = answer as KindlessMonth
  return {
    ...month,
    absenceDtos: month.absenceDtos.map((absence) => ({
      ...absence,
      kindless: true,
      absenceCategory: 'VACATION',
      absenceType: {
        absenceCategory: 'VACATION',
        fullDay: absence.fullDay,
        vacationCategory: null,
        userReadableFormat: absence.title,
      },
    })),
    facts: {
      ...month.facts,
      absences: month.facts.absences.map((absence) => ({ ...absence, category: 'VACATION', uses: [] })),
    },
  }
}
