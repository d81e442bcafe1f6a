import type { Endpoint } from '@uurwerk/contract/endpoint'
import { endpoints } from '@uurwerk/contract/endpoints'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { call, refused, type request } from './call.ts'
import type { TestOffice } from './database/startTestOffices.ts'
import { startTwoOffices } from './database/startTwoOffices.ts'
import { givenCast } from './samples/routeCast.ts'
import { givenContract } from './world/world.ts'

export type People = Awaited<ReturnType<typeof peopleOf>>

/** Makes people in an office. Anna and Bert have a contract with the same customer. */
async function peopleOf(office: TestOffice) {
  const cast = await givenCast(office)
  const { customerId, bertId: personId } = cast
  return {
    ...cast,
    bertsContract: await givenContract(office.db, { personId, customerId }),
    hr: await office.as(cast.elsId),
    anna: await office.as(cast.annaId),
    bert: await office.as(cast.bertId),
    contact: await office.asContact(cast.contactId),
    nobody: office.nobody,
  }
}

/** The last name of all people of the office twee. The office een must never see it. */
const MARK = 'Zeewier'

/** The tables that background jobs can change at any moment, because they send the mails of an office. */
const MAILS = ['mails', 'mail_attempts', 'contact_links']

type Made<E extends Endpoint> = ReturnType<typeof request<E>>

/**
 * Two offices (organisations with their own data), for tests of the separation between them. First, a person of the
 * office een sends a request with ids of the office twee: it must be refused and change nothing. Then a person of the
 * office twee sends the same request, and it must succeed. This proves that the ids are correct, so the first request
 * was refused only because of its office.
 */
export async function startIsolation() {
  const { app, een, twee, rowsOf } = await startTwoOffices()
  const [ours, theirs] = [await peopleOf(een), await peopleOf(twee)]
  await sql`update people set last_name = ${MARK}`.execute(twee.db)
  const tried = new Set<Endpoint>()

  /**
   * Sends a request as a person of the office een with ids of the office twee, and checks that it is refused. Returns
   * the same request for a person of the office twee.
   */
  async function refusedByUs<E extends Endpoint>(make: (by: People) => Made<E>, code = 'not_found'): Promise<Made<E>> {
    const before = await rowsOf(twee, MAILS)
    const refusal = await refused(...make(ours))
    const made = make(theirs)
    tried.add(made[1])
    expect([made[1].path, refusal.code]).toEqual([made[1].path, code])
    expect(JSON.stringify(refusal)).not.toContain(MARK)
    expect(await rowsOf(twee, MAILS)).toEqual(before)
    return made
  }

  return {
    app,
    een,
    twee,
    ours,
    theirs,
    refusedByUs,
    /** Sends a request to the office een, which must refuse it, and then to the office twee, which must accept it. */
    inBoth: async <E extends Endpoint>(make: (by: People) => Made<E>, code?: string) =>
      call(...(await refusedByUs(make, code))),
    /** The API calls whose path matches, and that no test has sent with ids of the office twee. */
    notTried: (words: RegExp): string[] =>
      [...endpoints].filter(([, each]) => words.test(each.path) && !tried.has(each)).map(([name]) => name),
  }
}
