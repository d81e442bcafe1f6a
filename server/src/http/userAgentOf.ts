import type { FastifyRequest } from 'fastify'

const LONGEST = 400

/** The name that the browser sends for itself (User-Agent), cut to the length that is stored. */
export function userAgentOf({ headers }: FastifyRequest): string | null {
  const said = (headers['user-agent'] ?? '').replaceAll(/[^ -~]/g, '').slice(0, LONGEST)
  return said === '' ? null : said
}
