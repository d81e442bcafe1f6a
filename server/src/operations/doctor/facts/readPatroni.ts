const ANSWER_WITHIN_MS = 2000

export type PatroniFacts = {
  /** The version of Patroni, such as '3.3.2'. */
  readonly version: string
  /** The moment of the last change of primary; null when Patroni knows of none. */
  readonly changedAt: string | null
}

/** The version and the changes of primary, from Patroni's REST port; null when Patroni does not give its version. */
export async function readPatroni(url: string): Promise<PatroniFacts | null> {
  try {
    // Patroni answers with 503 on a node that is not the primary; the body is the same.
    const status = (await answerOf(url, 'patroni')) as { readonly patroni?: { readonly version?: unknown } }
    const version = status.patroni?.version
    if (typeof version !== 'string' || !/^\d+(\.\d+){0,3}\w*$/.test(version)) return null
    return { version, changedAt: lastChangeIn(await answerOf(url, 'history')) }
  } catch {
    return null
  }
}

async function answerOf(url: string, name: string): Promise<unknown> {
  const answer = await fetch(new URL(name, url), { redirect: 'error', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
  return answer.json()
}

/** Each change is a list: the timeline, the position in the log, the reason, and in most releases the moment. */
function lastChangeIn(history: unknown): string | null {
  const last: unknown = Array.isArray(history) ? history.at(-1) : null
  const at: unknown = Array.isArray(last) ? last[3] : null
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : null
}
