import { beforeEach, expect, test } from 'vitest'
import {
  clearErrorOf,
  clearNotices,
  clearNoticesOfPreviousScreen,
  currentNotices,
  showError,
  showWarning,
} from './notices.ts'

beforeEach(() => clearNotices())

test('when the user opens another screen, both banners disappear', () => {
  showError('Deze shift overlapt')
  showWarning('De recup feestdag werd verwijderd')
  clearNoticesOfPreviousScreen()
  expect(currentNotices()).toEqual({ error: null, warning: null })
})

test('a message that the app keeps for the next screen is shown only on that screen', () => {
  showError('Dit scherm is alleen voor HR', { forNextScreen: true })
  clearNoticesOfPreviousScreen()
  expect(currentNotices().error).toBe('Dit scherm is alleen voor HR')
  clearNoticesOfPreviousScreen()
  expect(currentNotices().error).toBeNull()
})

test('when data is read successfully, only the error message about that data disappears', () => {
  showError('De uren konden niet geladen worden', { source: 'worked' })
  clearErrorOf('absences')
  expect(currentNotices().error).toBe('De uren konden niet geladen worden')
  clearErrorOf('worked')
  expect(currentNotices().error).toBeNull()
})

test('when data cannot be read, the message does not replace the reason why an action failed', () => {
  showError('Er is geen netwerk. Wat je wijzigde, is niet bewaard.')
  showError('De klant kon niet geladen worden', { source: 'customer' })
  expect(currentNotices().error).toBe('Er is geen netwerk. Wat je wijzigde, is niet bewaard.')
})

test('when the user closes one of two banners, the other banner stays', () => {
  showError('rood')
  showWarning('blauw')
  clearNotices('error')
  expect(currentNotices()).toEqual({ error: null, warning: 'blauw' })
})
