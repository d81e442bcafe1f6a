/** The sample requests about sessions, calendar feeds and reminders. */
export const sessionSamples = {
  currentUser: () => ({}),
  welcomeCurrentUser: () => ({}),
  openSession: () => ({}),
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
  chooseReminders: () => ({
    body: {
      confirmByMail: false,
      confirmByPush: true,
      planByMail: true,
      planByPush: true,
      rosterByMail: true,
      rosterByPush: true,
      absenceByMail: true,
      absenceByPush: true,
    },
  }),
  pushDevices: () => ({}),
  addPushDevice: () => ({
    body: {
      endpoint: 'https://web.push.apple.com/voorbeeld',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  }),
  keepPushDevice: () => ({ body: { endpoint: 'https://web.push.apple.com/voorbeeld' } }),
  removePushDevice: () => ({ params: { id: 999_999 }, refused: 'not_found' }),
} as const
