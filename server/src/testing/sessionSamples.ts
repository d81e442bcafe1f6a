/** The sample requests about sessions, calendar feeds and reminders. */
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
  reminderChoices: () => ({}),
  chooseReminders: () => ({ body: { confirmByMail: false, planByMail: true } }),
} as const
