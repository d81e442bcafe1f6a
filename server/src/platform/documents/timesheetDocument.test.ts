import { seconds } from '@uurwerk/domain/money/seconds'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { printDocument } from './printing/printDocument.ts'
import { renderPdf } from './rendering/renderDocument.ts'
import { pagesOf } from './testing/pagesOf.ts'
import { absence, moment, timesheet, workedShift } from './testing/sampleDocuments.ts'
import type { TimesheetDocument } from './timesheetDocument.ts'

const createdAt = moment('2026-11-20 09:00+01:00')

const pagesOfTimesheet = async (changes: Partial<TimesheetDocument> = {}) =>
  pagesOf(await renderPdf('timesheet', { ...timesheet, ...changes }, { createdAt }))
const textOfTimesheet = async (changes: Partial<TimesheetDocument> = {}) => (await pagesOfTimesheet(changes)).join(' ')

test('Lieselotte’s timesheet of October fits on one page, with a row for each day', async () => {
  const pages = await pagesOfTimesheet()
  const parts = [
    'Timesheet oktober 2026',
    'Medewerker Lieselotte Vanhaverbeke-D’Hondt Klant AZ Klaverveld – campus Lindehof',
    'Contract 1142 · met onbepaalde duur Referentie LIND-2026-10-1142',
    'do 01/10/2026 Vroege 07:00 – 15:06 12:00 – 12:30 7,60',
    'vr 09/10/2026 Vakantie, halve dag 3,80 ma 12/10/2026',
    'wo 14/10/2026 Vroege 07:00 – 16:06 – Langer gebleven voor overdracht spoed 9,10',
    'vr 16/10/2026 Ziekte met attest 6,08',
    'wo 21/10/2026 Late 13:30 – 21:36 – oproep 24 8,10',
    'za 24/10/2026 Nacht 22:00 – 06:00 – Overgang naar wintertijd 9,00',
    'za 31/10/2026 Nacht 22:00 – 06:00 – oproep 48, onderbroken 8,00',
    'Afwezig 17,48 Gewerkt 163,40 uur',
    'Bevestigd door Lieselotte Vanhaverbeke-D’Hondt 02/11/2026 07:31, in Uurwerk',
    'Goedgekeurd door Wim Goossens 05/11/2026 14:22, in Uurwerk',
    'Bladzijde 1 van 1',
  ]
  expect(pages).toHaveLength(1)
  for (const part of parts) expect(pages[0]).toContain(part)
  expect(pages[0]).not.toContain('Niet bevestigd')
})

test('the PDF of a month that is not confirmed says so, with the day of printing', async () => {
  const text = await textOfTimesheet({ confirmed: null, approved: null })
  expect(text).toContain('Niet bevestigd')
  expect(text).toContain('Nog niet bevestigd Stand van 20/11/2026 09:00')
})

test('the PDF of a month that HR changed after the confirmation says so', async () => {
  expect(await textOfTimesheet({ changedByHr: true })).toContain('Gewijzigd door HR')
})

test('the timesheet for the customer shows that the employee Lieselotte was absent, without a difference between sickness and leave', async () => {
  const sick = [
    absence('2026-10-09', 'Ziekte zonder attest', { fullDay: false, hours: seconds(10_944) }),
    absence('2026-10-16', 'Ziekte met attest', { hours: seconds(21_888) }),
    absence('2026-10-28', 'Langdurige ziekte', { hours: seconds(21_888) }),
  ]
  const onLeave = [
    absence('2026-10-09', 'Vakantie', { fullDay: false, hours: seconds(13_680) }),
    absence('2026-10-16', 'Vakantie'),
    absence('2026-10-28', 'Vakantie'),
  ]
  const forCustomer = (absences: TimesheetDocument['absences']) =>
    renderPdf('timesheet', { ...timesheet, audience: 'customer', absences }, { createdAt })

  const pdf = await forCustomer(sick)
  expect(pdf.equals(await forCustomer(onLeave))).toBe(true)
  const text = (await pagesOf(pdf)).join(' ')
  expect(text).toContain('vr 09/10/2026 afwezig, halve dag ma 12/10/2026')
  expect(text).toContain('vr 16/10/2026 afwezig ma 19/10/2026')
  expect(text).not.toMatch(/ziek|vakantie|verlof|attest|6,08|3,04|Afwezig \d/i)
})

test('the timesheet for the customer shows two half days of absence as one day, also when their kinds differ', async () => {
  const absences = [
    absence('2026-10-16', 'Ziekte met attest', { fullDay: false }),
    absence('2026-10-16', 'Vakantie', { fullDay: false }),
  ]
  const printed = await printDocument('timesheet', { ...timesheet, audience: 'customer', absences }, createdAt)
  const rows = printed.parts.flatMap((part) => (part.kind === 'timesheet' ? part.rows : []))
  expect(rows.filter((row) => row.kind === 'away').map((row) => row.name)).toEqual(['afwezig'])
})

test('the timesheet shows a public holiday before the shift of that day', async () => {
  const holidays = [{ day: toDay('2026-11-11'), name: 'Wapenstilstand' }]
  const shifts = [workedShift('2026-11-11 07:00+01:00', '2026-11-11 11:00+01:00')]
  expect(await textOfTimesheet({ holidays, shifts, absences: [] })).toContain(
    'wo 11/11/2026 Feestdag: Wapenstilstand wo 11/11/2026 Vroege 07:00 – 11:00 – 4,00',
  )
})

test('in the night of the clock change, the timesheet shows the clock times of Brussels and the worked hours', async () => {
  const shifts = [workedShift('2027-03-27 22:00+01:00', '2027-03-28 06:00+02:00', { title: 'Nacht' })]
  expect(await textOfTimesheet({ shifts, absences: [] })).toContain('za 27/03/2027 Nacht 22:00 – 06:00 – 7,00')
})

const august = Array.from({ length: 31 }, (_, n) => `2026-08-${`${n + 1}`.padStart(2, '0')}`)

test('31 days with two shifts and the longest remarks are all printed, with a table header on each page', async () => {
  const remark = (n: number) => (n % 2 === 0 ? `${n}`.padStart(44, 'W') : `${n} ${'ab cd '.repeat(8)}`.slice(0, 44))
  const shifts = august.flatMap((day, n) => [
    workedShift(`${day} 06:00+02:00`, `${day} 12:00+02:00`, { remark: remark(n) }),
    workedShift(`${day} 13:00+02:00`, `${day} 21:00+02:00`, {
      title: 'Vroege-dienst-Intensieve-Zorgen',
      callout: 'CALL_OUT_48',
      interrupted: true,
    }),
  ])
  const pages = await pagesOfTimesheet({ shifts, absences: [] })
  const text = pages.join(' ')
  expect(text.match(/\d\d\/08\/2026/g)).toHaveLength(62)
  expect(text.match(/06:00 – 12:00/g)).toHaveLength(31)
  expect(text.match(/13:00 – 21:00/g)).toHaveLength(31)
  const letters = text.replace(/\s/g, '')
  august.forEach((_, n) => expect(letters).toContain(remark(n).replace(/\s/g, '')))
  expect(letters.split('Vroege-dienst-Intensieve-Zorgen')).toHaveLength(32)
  expect(text).toContain('Gewerkt 434,00 uur')
  for (const page of pages.slice(0, -1)) expect(page).toContain('Datum Shift Werktijd Pauze Bijzonder Opmerking Uren')
})

test('a timesheet of 31 days with two ordinary shifts each has two pages', async () => {
  const shifts = august.flatMap((day) => [
    workedShift(`${day} 06:00+02:00`, `${day} 12:00+02:00`),
    workedShift(`${day} 13:00+02:00`, `${day} 21:00+02:00`),
  ])
  expect(await pagesOfTimesheet({ shifts, absences: [] })).toHaveLength(2)
})

test('the timesheet for the customer does not show the remarks of the employee Lieselotte', async () => {
  const shifts = [workedShift('2026-10-14 07:00+02:00', '2026-10-14 15:00+02:00', { remark: 'Eerder weg, dokter' })]
  expect(await textOfTimesheet({ shifts })).toContain('Eerder weg, dokter')
  const forCustomer = await textOfTimesheet({ shifts, audience: 'customer' })
  expect(forCustomer).not.toMatch(/dokter|Opmerking/)
  expect(forCustomer).toContain('Datum Shift Werktijd Pauze Bijzonder Uren')
})
