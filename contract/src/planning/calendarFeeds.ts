import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { actions, list } from '../hal.ts'

const CalendarFeed = z.object({
  id: z.number(),
  /** The name that the person gave to the calendar feed, such as 'Telefoon'. */
  name: z.string(),
  /** True when each event in the calendar has the customer as its location. */
  withCustomer: z.boolean(),
  createdAt: z.string(),
  /**
   * The last time that a calendar program read the feed, accurate to the minute. Null when no calendar program has read
   * the feed yet.
   */
  lastReadAt: z.string().nullable(),
})
export type CalendarFeed = z.output<typeof CalendarFeed>

export const calendarFeeds = endpoint.get('/user/current/calendars', {
  access: 'user',
  shows: ['calendarFeeds'],
  summary: 'De geheime adressen waarmee een agenda-app de eigen shiften volgt',
  response: list('calendarFeedDtoList', CalendarFeed, { actions: actions('create') }),
})

export const NewCalendarFeed = z.object({ name: text('Naam', { max: 60 }), withCustomer: z.boolean().default(false) })

export const createCalendarFeed = endpoint.post('/user/current/calendars', {
  access: 'user',
  changes: ['calendarFeeds'],
  summary: 'Een geheim adres voor de eigen agenda-app maken. Dit antwoord toont het adres als enige',
  body: NewCalendarFeed,
  response: z.object({
    id: z.number(),
    /** The server stores only the hash of the address, so no later answer can contain the address. */
    url: z.string(),
  }),
  status: 201,
  secret: true,
  problems: ['too_many_feeds'],
})

export const revokeCalendarFeed = endpoint.delete('/user/current/calendars/{id}', {
  access: 'user',
  changes: ['calendarFeeds'],
  answers: calendarFeeds,
  summary: 'Een geheim adres intrekken',
})

export const personCalendarFeeds = endpoint.get('/administration/user/{userId}/calendars', {
  access: 'admin',
  shows: ['calendarFeeds'],
  summary: 'De geheime agenda-adressen van iemand',
  response: list('calendarFeedDtoList', CalendarFeed),
})

export const revokePersonCalendarFeed = endpoint.delete('/administration/user/{userId}/calendars/{feedId}', {
  access: 'admin',
  changes: ['calendarFeeds'],
  answers: personCalendarFeeds,
  summary: 'Een geheim agenda-adres van iemand intrekken',
})
