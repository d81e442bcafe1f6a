import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { writeCalendar } from '@uurwerk/domain/planning/calendarFeeds/writeCalendar'
import { shiftTitle } from '@uurwerk/domain/planning/shift/shiftTitle'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import { orNotFound } from '../../app/RefusalError.ts'
import type { Services } from '../../app/services.ts'
import { hashOfSecret } from '../../app/session/secret.ts'
import { enforceRateLimit } from '../../platform/http/limits/enforceRateLimit.ts'
import { READ_FEED } from '../../platform/http/limits/rateLimits.ts'
import { readFeed, noteReadOfFeed, listShiftsOfFeed } from './calendarFeedStore.ts'

const MONTHS_BACK = 3
const MONTHS_AHEAD = 12
const FILE_ENDING = '.ics'

/** An unknown and a revoked secret URL get the same answer (rules planning-69 to planning-73). */
export function addFeedRoutes(app: FastifyInstance): void {
  app.get('/ical/:token', (request, reply) => {
    const { services, shares } = request.served
    return shares.ofAddress(request.ip, () => answerFeed(services, request, reply))
  })
}

async function answerFeed(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { token } = request.params as { readonly token: string }
  const { db, clock, settings } = services
  const hash = hashOfSecret(token.endsWith(FILE_ENDING) ? token.slice(0, -FILE_ENDING.length) : token)
  const [now, today] = [clock.now(), clock.today()]
  const feed = orNotFound(await readFeed(db, hash, today))
  await enforceRateLimit(services, { call: 'GET /ical', caller: `feed ${feed.id}` }, READ_FEED)
  await noteReadOfFeed(db, feed.id, now)
  const month = monthOf(today)
  const rows = await listShiftsOfFeed(db, {
    personId: feed.personId,
    first: firstDayOf(addMonths(month, -MONTHS_BACK)),
    last: lastDayOf(addMonths(month, MONTHS_AHEAD)),
    now,
  })
  const content = writeCalendar({
    name: `Uurwerk ${feed.name}`,
    host: new URL(settings.publicUrl).hostname,
    shifts: rows.map((row) => ({ ...row, title: shiftTitle(row), place: feed.withCustomer ? row.customerName : null })),
  })
  return sendCalendar(request, reply, content)
}

/** Sends the calendar, or status 304 when the calendar program already has the same text. */
function sendCalendar(request: FastifyRequest, reply: FastifyReply, content: string): FastifyReply {
  const tag = `W/"${createHash('sha256').update(content).digest('base64url')}"`
  reply.header('cache-control', 'private, max-age=900').header('etag', tag).header('referrer-policy', 'no-referrer')
  const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim())
  if (known.includes(tag)) return reply.code(304).send()
  return reply.type('text/calendar; charset=utf-8').send(content)
}
