import type { FastifyRequest } from 'fastify'

const LONGEST = 400

/** What a browser calls itself, as far as it can be kept. */
export function userAgentOf({ headers }: FastifyRequest): string | null {
  const said = (headers['user-agent'] ?? '').replaceAll(/[^ -~]/g, '').slice(0, LONGEST)
  return said === '' ? null : said
}
