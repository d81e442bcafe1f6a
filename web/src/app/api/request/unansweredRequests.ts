/** The maximum time in milliseconds that a sign-out waits for unanswered requests. */
const WAIT_MS = 2000

const unanswered = new Set<Promise<unknown>>()

/** Notes that a request of the session is unanswered, until its answer arrives. Returns the answer. */
export function keepUnanswered<T>(answer: Promise<T>): Promise<T> {
  const request = answer.finally(() => unanswered.delete(request))
  unanswered.add(request)
  return request
}

/** Waits for the answers to the requests of the session, at most two seconds. */
export async function untilAnswered(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  await Promise.race([Promise.allSettled(unanswered), timeout])
}
