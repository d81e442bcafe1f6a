import { gunzipSync } from 'node:zlib'
import { problems } from '@uurwerk/contract/problems'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { Problem } from '@uurwerk/contract/problem'
import type { z } from 'zod'
import type { Answer } from './ask.ts'

const MOST_SECONDS_TO_WAIT = 60

/** Checks one answer without looking at the stored data. Returns the fault, or null when there is none. */
export function faultOf(endpoint: Endpoint, answer: Answer): string | null {
  const { status, headers } = answer
  if (status >= 400) return faultOfProblem(answer)
  if (status === 304) return null
  if (status !== (endpoint.status ?? 200) && status !== 208) return `status ${status}`
  if ('download' in endpoint.response) return faultOfDownload(endpoint.response.download, headers['content-type'])
  return faultOfJson(endpoint.response, unpacked(answer))
}

const unpacked = ({ headers, content }: Answer): Buffer =>
  headers['content-encoding'] === 'gzip' ? gunzipSync(content) : content

function faultOfProblem(answer: Answer): string | null {
  const { status, headers } = answer
  const content = unpacked(answer)
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('application/problem+json')) return `${status} as ${type}`
  const problem = Problem.safeParse(parse(content))
  if (!problem.success) return `${status} without what a problem needs: ${content.toString().slice(0, 200)}`
  const { code, message, status: stated } = problem.data
  if (!Object.hasOwn(problems, code)) return `${status} with an unknown code ${code}`
  if (stated !== status) return `${status} that says ${stated}`
  if (message.trim() === '' || /\b(undefined|null|NaN|Invalid input)\b/.test(message)) return `${code} says: ${message}`
  if (code === 'overloaded' && isPause(headers['retry-after'])) return null
  return status >= 500 ? `${status} ${code}` : null
}

const isPause = (seconds: string | undefined): boolean => Number(seconds) > 0 && Number(seconds) <= MOST_SECONDS_TO_WAIT

function faultOfDownload(expected: string | readonly string[], type = ''): string | null {
  const fits = [expected].flat().some((each) => type.startsWith(each.replace('*', '')))
  return fits ? null : `a download of ${type}`
}

function faultOfJson(response: z.ZodType, content: Buffer): string | null {
  const read = response.safeParse(parse(content))
  if (read.success) return null
  const [issue] = read.error.issues
  return `an answer that the contract does not know: ${issue?.path.join('.')} ${issue?.message}`
}

function parse(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString())
  } catch {
    return undefined
  }
}
