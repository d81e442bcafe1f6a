import { beforeEach, expect, test } from 'vitest'
import { clearNotices, currentNotices, showWarning } from '../notices/notices.ts'
import { warnOfRemovedRecupHolidays } from './warnOfRemovedRecupHolidays.ts'

beforeEach(() => clearNotices())

test('one recup holiday that was taken back is named, several are listed', () => {
  warnOfRemovedRecupHolidays(['2026-11-30'])
  expect(currentNotices().warning).toBe(
    'Onvoldoende recup feestdag beschikbaar. De ingeplande recup feestdag op 30/11/2026 werd verwijderd.',
  )
  clearNotices()
  warnOfRemovedRecupHolidays(['2026-11-30', '2026-12-28'])
  expect(currentNotices().warning).toBe(
    'Onvoldoende recup feestdagen beschikbaar. De ingeplande recup feestdagen op 30/11/2026, 28/12/2026 werden verwijderd.',
  )
})

test('what the answer itself warned of stays before it, and no day is no warning', () => {
  warnOfRemovedRecupHolidays([])
  expect(currentNotices().warning).toBeNull()
  showWarning('Let op.')
  warnOfRemovedRecupHolidays(['2026-11-30'])
  expect(currentNotices().warning).toMatch(/^Let op\. Onvoldoende recup feestdag/)
})
