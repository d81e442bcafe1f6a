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

test('a change of screen clears both banners', () => {
  showError('Deze shift overlapt')
  showWarning('De recup feestdag werd verwijderd')
  clearNoticesOfPreviousScreen()
  expect(currentNotices()).toEqual({ error: null, warning: null })
})

test('what is said to the next screen stays there, and goes at the screen after it', () => {
  showError('Dit scherm is alleen voor HR', { forNextScreen: true })
  clearNoticesOfPreviousScreen()
  expect(currentNotices().error).toBe('Dit scherm is alleen voor HR')
  clearNoticesOfPreviousScreen()
  expect(currentNotices().error).toBeNull()
})

test('a read that comes through takes away its own error, and no other', () => {
  showError('De uren konden niet geladen worden', { source: 'worked' })
  clearErrorOf('absences')
  expect(currentNotices().error).toBe('De uren konden niet geladen worden')
  clearErrorOf('worked')
  expect(currentNotices().error).toBeNull()
})

test('a read that fails after an act has failed does not hide why the act failed', () => {
  showError('Er is geen netwerk. Wat je wijzigde, is niet bewaard.')
  showError('De klant kon niet geladen worden', { source: 'customer' })
  expect(currentNotices().error).toBe('Er is geen netwerk. Wat je wijzigde, is niet bewaard.')
})

test('closing one banner leaves the other', () => {
  showError('rood')
  showWarning('blauw')
  clearNotices('error')
  expect(currentNotices()).toEqual({ error: null, warning: 'blauw' })
})
