import { PayCodesBody } from '@uurwerk/contract/people/hrEmployers'
import { holidaysOf } from '@uurwerk/domain/calendar/holidays'
import { secondsOfHours } from '@uurwerk/domain/money/seconds'
import { addDays, yearOf } from '@uurwerk/domain/time/day'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import { addRecupBonus, correctRecup } from '../src/balances/recup/recupEntries.ts'
import { addHoliday } from '../src/absences/holidays/holidayChanges.ts'
import { editPayCodes } from '../src/payroll/payCodes/payCodes.ts'
import { endProlongedSickLeave, startProlongedSickLeave } from '../src/absences/sickLeave/prolongedSickLeaves.ts'
import { terminatePerson } from '../src/employment/endOfEmployment.ts'
import { parts } from './cast.ts'
import { hiredAs, sign, type Company } from './foundation.ts'
import type { Stage } from './Stage.ts'

/** Adds records that HR makes only occasionally. Without them, some screens of HR would be empty in the demo. */
export async function addOfficeRecords(stage: Stage, company: Company): Promise<void> {
  await colourPayCodes(stage, company)
  await addBridgingDay(stage, company)
  await wasIllBefore(stage, company)
  await reward(stage, company)
  await signAhead(stage, company)
  await leave(stage, company)
}

const monthsAgo = (stage: Stage, months: number) => addMonths(monthOf(stage.today), -months)

/** Adds three more pay codes with colours to one HR employer of the demo. */
async function colourPayCodes(stage: Stage, { hr, employerIds }: Company): Promise<void> {
  const [employerId] = employerIds
  const payCodes = [
    { meaning: 'PUBLIC_HOLIDAY', code: '0250', codeDefinition: 'Feestdag', color: '#6B4FA0', editable: false },
    { meaning: 'RECUPERATION', code: '1025', codeDefinition: 'Recuperatie', color: '#2B5C9E', editable: false },
    { meaning: 'EDUCATIONAL_LEAVE', code: '7320', codeDefinition: 'Opleiding', color: '#1F6F54', editable: true },
  ]
  await stage.act(hr, firstDayOf(monthsAgo(stage, 2)), 9, (context) =>
    editPayCodes(context, employerId!, PayCodesBody.parse({ payCodes })),
  )
}

/** Adds a company holiday to the demo: the Friday after Ascension Day of next year. */
async function addBridgingDay(stage: Stage, { hr }: Company): Promise<void> {
  const ascension = holidaysOf(yearOf(stage.today) + 1).find(({ name }) => name === 'O.L.H.-Hemelvaart')!
  const holiday = { date: addDays(ascension.date, 1), name: 'Brugdag na Hemelvaart' }
  await stage.act(hr, firstDayOf(monthsAgo(stage, 1)), 9, (context) => addHoliday(context, holiday))
}

/** Adds a prolonged sickness of Ilse in the month before her contract began. */
async function wasIllBefore(stage: Stage, company: Company): Promise<void> {
  const { member, player } = hiredAs(company, parts.illForLong)
  const { personId } = player
  const yearMonth = monthsAgo(stage, member.months + (member.employedEarlier ?? 0))
  const [start, end] = [firstDayOf(yearMonth), lastDayOf(yearMonth)]
  await stage.act(company.hr, start, 9, (context) =>
    startProlongedSickLeave(context, { personId, wanted: { start, end: null }, preview: false }),
  )
  await stage.act(company.hr, end, 9, (context) =>
    endProlongedSickLeave(context, { personId, end, giveBack: true, preview: false }),
  )
}

/** Gives Bart four hours of recuperation (time off) for a course. Two of these hours are then paid out. */
async function reward(stage: Stage, company: Company): Promise<void> {
  const { personId } = hiredAs(company, parts.rewarded).player
  const day = addDays(firstDayOf(monthsAgo(stage, 1)), 9)
  const bonus = { personId, day, seconds: secondsOfHours(4), reason: 'Opleiding op zaterdag' }
  await stage.act(company.hr, day, 9, (context) => addRecupBonus(context, bonus))
  const yearMonth = monthsAgo(stage, 2)
  const correction = { personId, yearMonth, seconds: secondsOfHours(-2), reason: 'Uitbetaald' }
  await stage.act(company.hr, day, 10, (context) => correctRecup(context, correction))
}

/** Adds a contract of Daan with a second customer, which starts next month. */
async function signAhead(stage: Stage, company: Company): Promise<void> {
  const { member, player } = hiredAs(company, parts.worksElsewhereSoon)
  const start = firstDayOf(monthsAgo(stage, -1))
  const customerId = company.customerIds.get('nethevallei')!
  await stage.act(company.hr, firstDayOf(monthsAgo(stage, 0)), 9, (context) =>
    sign(context, { member, personId: player.personId, customerId, start, end: null }),
  )
}

/** Ends the employment of Liesbet at the end of last month, when her contract ended. */
async function leave(stage: Stage, company: Company): Promise<void> {
  const { personId } = hiredAs(company, parts.left).player
  const lastDay = lastDayOf(monthsAgo(stage, 1))
  await stage.act(company.hr, firstDayOf(monthsAgo(stage, 1)), 9, (context) =>
    terminatePerson(context, { personId, lastDay, preview: false }),
  )
}
