import { beforeEach, expect, test } from 'vitest'
import { clearNotices, currentNotices, showWarning } from '../notices.ts'
import { warnOfRemovedRecupHolidays } from './warnOfRemovedRecupHolidays.ts'

beforeEach(() => clearNotices())

test('the warning contains all removed days of ‘Feestdag recup’', () => {
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

test('the warning in the answer comes before the warning about removed days of ‘Feestdag recup’', () => {
  warnOfRemovedRecupHolidays([])
  expect(currentNotices().warning).toBeNull()
  showWarning('Let op.')
  warnOfRemovedRecupHolidays(['2026-11-30'])
  expect(currentNotices().warning).toMatch(/^Let op\. Onvoldoende recup feestdag/)
})
