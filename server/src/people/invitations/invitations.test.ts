import { invite } from '@uurwerk/contract/people/invite'
import { editPerson, people, person } from '@uurwerk/contract/people/people'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runJobs } from '../../platform/jobs/runJobs.ts'
import { createTasks } from '../../tasks.ts'
import { call, refused } from '../../testing/call.ts'
import { silentLog } from '../../testing/silentLog.ts'
import { startMailServer } from '../../testing/servers/startMailServer.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenPerson } from '../../testing/world/world.ts'

const GOOGLE = { issuer: 'https://accounts.google.com', clientId: 'x', clientSecret: 'y' }
const mailServer = await startMailServer()

async function givenOffice(settings: { readonly smtpUrl?: string | null } = {}) {
  const app = await hrWorld('2026-11-20T09:00:00Z', {
    smtpUrl: mailServer.url,
    google: GOOGLE,
    publicUrl: 'https://uurwerk.zorg.example',
    ...settings,
  })
  const { katrienId, hr } = app
  await app.db.updateTable('people').set({ provider_subject: 'g-hr' }).where('id', '=', katrienId).execute()
  const inviting = (userIds?: number[], preview: 'true' | 'false' = 'false') =>
    [hr, invite, { query: { preview }, body: userIds === undefined ? {} : { userIds } }] as const
  const startPost = async () => {
    const jobs = await runJobs({ url: app.url, tasks: createTasks(app.services, silentLog), log: silentLog })
    onTestFinished(() => jobs.stop())
  }
  return { ...app, hr, inviting, startPost }
}

test('Anna gets a mail with the address and her way to sign in, and HR sees that the mail was sent', async () => {
  const { db, hr, inviting, startPost } = await givenOffice()
  await startPost()
  const anna = await givenPerson(db, { firstName: 'Anna', email: 'anna@zorg.example' })
  expect(await call(hr, person, { params: { id: anna } })).toMatchObject({
    signedIn: false,
    invitation: null,
    actions: { invite: null },
  })
  const { invited } = await call(...inviting([anna]))
  expect(invited).toEqual([{ userId: anna, userName: 'Anna Peeters' }])
  await vi.waitFor(() =>
    expect(mailServer.received.some(({ to }) => to?.[0]?.address === 'anna@zorg.example')).toBe(true),
  )
  const mail = mailServer.received.find(({ to }) => to?.[0]?.address === 'anna@zorg.example')
  expect(mail?.text).toContain('https://uurwerk.zorg.example')
  expect(mail?.text).toContain("Kies 'Aanmelden met Google' en gebruik het account van anna@zorg.example.")
  expect(mail?.text).not.toContain('Apple')
  const refusal = { code: 'already_invited_today' }
  expect((await call(hr, person, { params: { id: anna } })).actions.invite).toEqual(refusal)
  await vi.waitFor(async () =>
    expect((await call(hr, person, { params: { id: anna } })).invitation?.mailStatus).toBe('sent'),
  )
})

test('everybody who never signed in and has no invitation gets one invitation', async () => {
  const { db, hr, inviting } = await givenOffice()
  const anna = await givenPerson(db, { lastName: 'Aerts' })
  const bert = await givenPerson(db, { lastName: 'Bogaert' })
  const celine = await givenPerson(db, { lastName: 'Claes' })
  await db.updateTable('people').set({ provider_subject: 'g-1' }).where('id', '=', celine).execute()
  const gone = await givenPerson(db, { lastName: 'Gust', until: '2026-06-30' })
  const preview = await call(...inviting(undefined, 'true'))
  expect(preview.invited.map(({ userId }) => userId)).toEqual([anna, bert])
  expect(preview.skipped).toMatchObject([{ userId: gone, code: 'cannot_sign_in_any_more' }])
  expect((await call(hr, person, { params: { id: anna } })).invitation).toBeNull()
  await call(...inviting([anna]))
  expect((await call(...inviting())).invited.map(({ userId }) => userId)).toEqual([bert])
  expect((await call(...inviting())).invited).toEqual([])
  expect((await call(...inviting([anna, celine]))).skipped.map(({ code }) => code)).toEqual([
    'already_invited_today',
    'already_signed_in',
  ])
  const list = (await call(hr, people))._embedded.userDtoList
  expect(list.filter(({ signedIn }) => signedIn).map(({ id }) => id)).toContain(celine)
  expect(list.find(({ id }) => id === bert)?.invitation).toMatchObject({ mailStatus: 'queued' })
})

test('a person whose way to sign in is not set up gets no invitation, and HR reads the reason', async () => {
  const { db, inviting } = await givenOffice()
  const anna = await givenPerson(db)
  await db.updateTable('people').set({ provider: 'APPLE' }).where('id', '=', anna).execute()
  const { invited, skipped } = await call(...inviting([anna]))
  expect(invited).toEqual([])
  expect(skipped).toMatchObject([
    { message: 'Aanmelden met Apple is niet ingesteld. Kies bij deze persoon een andere manier.' },
  ])
})

test('HR cannot invite people while no mail server is set up', async () => {
  const { db, inviting } = await givenOffice({ smtpUrl: null })
  const { invited, skipped } = await call(...inviting([await givenPerson(db)]))
  expect([invited, skipped.map(({ code }) => code)]).toEqual([[], ['mail_not_set_up']])
})

test('when the e-mail address of a person changes, the person has a new account and needs a new invitation', async () => {
  const { db, hr, inviting } = await givenOffice()
  const anna = await givenPerson(db)
  await call(...inviting([anna]))
  const read = await call(hr, person, { params: { id: anna } })
  await call(hr, editPerson, {
    params: { id: anna },
    body: { ...read, provider: 'GOOGLE', email: 'anna.nieuw@zorg.example', hrEmployerId: null },
  })
  expect((await call(hr, person, { params: { id: anna } })).invitation).toBeNull()
  expect((await call(...inviting())).invited.map(({ userId }) => userId)).toContain(anna)
})

test('an employee cannot invite people', async () => {
  const { db, as } = await givenOffice()
  const anna = await givenPerson(db)
  const caller = await as(anna)
  expect((await refused(caller, invite, { query: {}, body: { userIds: [anna] } })).status).toBe(403)
})
