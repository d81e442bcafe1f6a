import type { Sample } from './routeSamples.ts'

/** The sample requests about sessions and calendar feeds. */
export const sessionSamples: Readonly<Record<string, () => Sample>> = {
  sessions: () => ({}),
  endSession: () => ({ params: { id: 999_999 }, refused: 'not_found' }),
  endOtherSessions: () => ({}),
  personSessions: () => ({}),
  endPersonSession: () => ({ params: { sessionId: 999_999 } }),
  endPersonSessions: () => ({}),
  closeSession: () => ({}),
  calendarFeeds: () => ({}),
  createCalendarFeed: () => ({ body: { name: 'Telefoon' } }),
  revokeCalendarFeed: () => ({ params: { id: 999_999 }, refused: 'not_found' }),
  personCalendarFeeds: () => ({}),
  revokePersonCalendarFeed: () => ({ params: { feedId: 999_999 } }),
}
