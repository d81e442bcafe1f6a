/** The sample requests about sessions and calendar feeds. */
export const sessionSamples = {
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
} as const
