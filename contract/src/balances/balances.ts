import { z } from 'zod'
import { counterTypes } from '@uurwerk/domain/balances/counterType'
import { endpoint } from '../endpoint.ts'
import { choice, day, halfDays, hours, id, optionalText, version, yearMonth } from '../fields.ts'
import { actions, list, resource } from '../hal.ts'
import { messages } from '../messages.ts'

/** The balances of a month. Values are hours unless the name contains 'days'. */
export const TimeSheetHours = z.object({
  worked: z.number(),
  counted: z.number(),
  needed: z.number(),
  earned: z.number(),
  workedEnough: z.boolean(),
  recupPrevious: z.number(),
  recupTaken: z.number(),
  recupPreviousInDays: z.number(),
  recupTakenInDays: z.number(),
  remainingRecupDays: z.number(),
  halfDayCanBeRecuperated: z.boolean(),
})

const RecupBonus = z.object({ id: z.number(), date: z.string(), hours: z.number(), reason: z.string() })

export const RecupYear = resource({
  year: z.number(),
  /** The first year with an overview is the year of the opening month (the person's first month in Uurwerk). */
  previousYearAvailable: z.boolean(),
  nextYearAvailable: z.boolean(),
  recupForMonthDtos: z.array(
    z.object({
      yearMonth: z.string(),
      workedHours: z.number(),
      neededHours: z.number(),
      differenceHours: z.number(),
      cumulativeHours: z.number(),
      /** The built-up hours at the end of the previous month. */
      previousHours: z.number(),
      takenHours: z.number(),
      bonusHours: z.number(),
      correctionHours: z.number(),
      /**
       * The hours of recuperation at the end of the month, if HR confirms the open months of the year with their
       * present data.
       */
      expectedHours: z.number(),
      provisional: z.boolean(),
    }),
  ),
  recupBonusDtos: z.array(RecupBonus),
  recupDeltaDtoList: z.array(
    z.object({
      id: z.number(),
      yearMonth: z.string(),
      hours: z.number(),
      reason: z.string(),
      /** True for the correction that was entered last, in any year. HR can edit only this correction. */
      last: z.boolean(),
      actions: actions('edit'),
    }),
  ),
})

const adjustmentProblems = ['not_in_employment', 'independent_has_no_balances', 'before_recup_opening'] as const

export const RecupBonusBody = z.object({
  date: day('datum'),
  hours: hours('uren', -1000, 1000).refine((seconds) => seconds !== 0, messages.notZero('uren')),
  reason: optionalText('reden', 255),
})

const correctionFields = { hours: hours('uren', -1000, 1000), reason: optionalText('reden', 255) }
export const RecupCorrectionBody = z.object({ yearMonth: yearMonth('maand'), ...correctionFields })
/** The server compares the id of the correction on the screen, so that an edit cannot overwrite a later correction. */
export const RecupCorrectionEdit = z.object({ id: id('correctie').optional(), ...correctionFields })

export const recupYear = endpoint.get('/recup/{year}', {
  access: 'user',
  shows: ['absences', 'shifts', 'counters', 'holidays', 'people'],
  summary: 'Eigen recup van een jaar',
  response: RecupYear,
})

export const personRecupYear = endpoint.get('/administration/recup/{year}/{userId}', {
  access: 'admin',
  shows: ['absences', 'shifts', 'counters', 'holidays', 'people'],
  summary: 'Recup van een persoon',
  response: RecupYear,
})

export const addRecupBonus = endpoint.post('/administration/recup/{userId}', {
  access: 'admin',
  changes: ['counters'],
  answers: personRecupYear,
  summary: 'Een recupbonus toekennen',
  body: RecupBonusBody,
  status: 201,
  problems: adjustmentProblems,
})

export const removeRecupBonus = endpoint.delete('/administration/recup/{userId}/{bonusId}', {
  access: 'admin',
  changes: ['counters'],
  answers: personRecupYear,
  summary: 'Een recupbonus verwijderen',
})

export const correctRecup = endpoint.post('/administration/user/{id}/recup', {
  access: 'admin',
  changes: ['counters'],
  answers: personRecupYear,
  summary: 'De recup van een maand corrigeren',
  body: RecupCorrectionBody,
  status: 201,
  problems: adjustmentProblems,
})

export const editLastRecupCorrection = endpoint.patch('/administration/user/{id}/recup/updatelast', {
  access: 'admin',
  changes: ['counters'],
  answers: personRecupYear,
  summary: 'De laatste correctie van de recup aanpassen',
  body: RecupCorrectionEdit,
  problems: ['stale'],
})

export const Counter = z.object({
  version: z.number(),
  type: z.string(),
  typeHumanReadableFormat: z.string(),
  currentBalance: z.number(),
  originalBalance: z.number(),
})
/** The leave counters of a year, and whether HR approved the counters. */
export const VacationYear = list('vacationCounterDtoList', Counter, { approvedByAdmin: z.boolean() })

export const vacationCounters = endpoint.get('/administration/user/{id}/vacation/{year}', {
  access: 'admin',
  shows: ['absences', 'shifts', 'counters', 'holidays', 'people'],
  summary: 'De veertien tellers van een persoon',
  response: VacationYear,
})

export const availableVacationCounters = endpoint.get(
  '/administration/timesheet/{userId}/{year}/planned/availableVacationCounters',
  {
    access: 'admin',
    shows: ['absences', 'shifts', 'counters', 'holidays', 'people'],
    summary: 'De tellers waarop nog saldo staat',
    response: list('vacationCounterDtoList', Counter),
  },
)

export const absenceCounters = endpoint.get('/administration/user/{id}/absencecounters/{year}', {
  access: 'admin',
  shows: ['absences', 'shifts', 'counters', 'holidays', 'people'],
  summary: 'Ziektedagen zonder attest',
  response: list('absenceCounterDtoList', Counter),
})

const personOfOverview = { userId: z.number(), userName: z.string(), approvedByAdmin: z.boolean() }

const besideOverview = {
  previousYearAvailable: z.boolean(),
  nextYearAvailable: z.boolean(),
  /** True when HR began the leave of the year at least once. */
  newYearBegun: z.boolean(),
}

export const allVacationCounters = endpoint.get('/administration/user/vacationcounters/{year}', {
  access: 'admin',
  shows: ['absences', 'shifts', 'counters', 'holidays', 'people'],
  summary: "Vakantiesaldo's van iedereen",
  response: list(
    'vacationCountersPerUserDtoList',
    z.object({ ...personOfOverview, vacationCounterDtos: z.array(Counter) }),
    besideOverview,
  ),
})

/**
 * Answers with the leave counters of all people as numbers without field names, for the web app. With field names, the
 * answer for thousands of people would be ten times as large.
 */
export const vacationMatrix = endpoint.get('/administration/user/vacationmatrix/{year}', {
  access: 'admin',
  shows: ['absences', 'shifts', 'counters', 'holidays', 'people'],
  summary: "Vakantiesaldo's van iedereen, als getallen in de volgorde van de tellers",
  response: list(
    'vacationMatrixRowList',
    z.object({
      ...personOfOverview,
      /** For each leave counter its version, current balance and original balance; null for a counter without changes. */
      counters: z.array(z.tuple([z.number(), z.number(), z.number()]).nullable()),
    }),
    besideOverview,
  ),
})

export const VacationCounterEdit = z.object({
  type: choice('teller', counterTypes),
  // A negative balance is a debt, and is valid because HR may keep a debt or make it smaller.
  currentBalance: halfDays('huidig saldo', -366, 366),
  originalBalance: halfDays('oorspronkelijk saldo', 0, 366),
  reason: optionalText('reden', 255),
  version,
})

export const editVacationCounter = endpoint.put('/administration/user/vacationcounter/update/{userId}/{year}', {
  access: 'admin',
  changes: ['counters'],
  answers: vacationCounters,
  summary: 'Een teller aanpassen',
  body: VacationCounterEdit,
  problems: ['counter_year_outside_employment', 'counter_edit_refused', 'stale', 'independent_has_no_balances'],
})

export const approveVacation = endpoint.put('/administration/user/{userId}/{year}/{flag}/updateApprovedByAdmin', {
  access: 'admin',
  changes: ['counters'],
  summary: 'Het verlof van een jaar goedkeuren of afkeuren',
  response: resource({ userId: z.number(), year: z.number(), approvedByAdmin: z.boolean() }),
  problems: ['independent_has_no_balances'],
})
