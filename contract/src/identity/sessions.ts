import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { list } from '../hal.ts'

export const UNKNOWN_DEVICE = 'Onbekend toestel'

const Sessions = list(
  'sessionDtoList',
  z.object({
    id: z.number(),
    /** The name of the browser and the system, such as 'Chrome op Windows'. */
    device: z.string(),
    createdAt: z.string(),
    /**
     * The last use of the session. The time is accurate to the minute, because the server does not store the time of
     * each call.
     */
    lastUsedAt: z.string(),
    /** True for the session in which the caller makes this call. */
    current: z.boolean(),
  }),
)

export const sessions = endpoint.get('/sessions', {
  access: 'user',
  shows: ['sessions'],
  summary: 'Op welke toestellen men aangemeld is',
  response: Sessions,
})

export const endSession = endpoint.delete('/sessions/{id}', {
  access: 'user',
  changes: ['sessions'],
  answers: sessions,
  summary: 'Zich op één toestel afmelden',
})

export const endOtherSessions = endpoint.delete('/sessions/others', {
  access: 'user',
  changes: ['sessions'],
  answers: sessions,
  summary: 'Zich overal elders afmelden',
})

export const personSessions = endpoint.get('/administration/user/{userId}/sessions', {
  access: 'admin',
  shows: ['sessions'],
  summary: 'Op welke toestellen iemand aangemeld is',
  response: Sessions,
})

export const endPersonSession = endpoint.delete('/administration/user/{userId}/sessions/{sessionId}', {
  access: 'admin',
  changes: ['sessions'],
  answers: personSessions,
  summary: 'Iemand op één toestel afmelden',
})

export const endPersonSessions = endpoint.delete('/administration/user/{userId}/sessions', {
  access: 'admin',
  changes: ['sessions'],
  answers: personSessions,
  summary: 'Iemand overal afmelden',
})
