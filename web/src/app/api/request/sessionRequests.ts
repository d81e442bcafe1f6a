import { ApiProblem } from '../apiProblem.ts'
import { accessToken } from './accessToken.ts'

/** The maximum time in milliseconds that a sign-out waits for unanswered requests. */
const WAIT_MS = 2000

const unanswered = new Set<Promise<unknown>>()
let closedToken: string | null = null

/** True after the user chose to sign out of this session, until a new session begins in this browser. */
export const isSigningOut = (): boolean => closedToken !== null && (accessToken() ?? closedToken) === closedToken

/** Sends a request of the session. After the user chose to sign out, it sends nothing: the server would refuse it. */
export function inSession<T>(send: () => Promise<T>): Promise<T> {
  if (isSigningOut()) return Promise.reject(new ApiProblem(401, {}))
  const request = send().finally(() => unanswered.delete(request))
  unanswered.add(request)
  return request
}

/**
 * Starts no more requests of the session with this token, and waits for the answers to the earlier requests. The server
 * refuses a request that arrives after the end of its session, and the user would read that the server ended the session
 * (rule screens-67).
 */
export async function finishRequests(token: string): Promise<void> {
  closedToken = token
  const timeout = new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  await Promise.race([Promise.allSettled(unanswered), timeout])
}
