import { addDays } from '@uurwerk/domain/time/day'
import { addMonths, firstDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { ContactCommandContext } from '../src/app/context.ts'
import { readContactSession } from '../src/app/session/contactSessionStore.ts'
import { hashOfSecret, newSecret } from '../src/app/session/secret.ts'
import { addContact } from '../src/customers/contacts/contactChanges.ts'
import { endContactSession, insertContactSession } from '../src/customers/contacts/contactLinkStore.ts'
import { disputeMonth, judgeLines, readMonthOfContact } from '../src/timesheets/customerSide/contactActs.ts'
import { listCustomerMonths } from '../src/timesheets/customerSide/customerMonthStore.ts'
import { signMonth } from '../src/timesheets/customerSide/signMonths.ts'
import { publishRequest, refuseRequest } from '../src/planning/needRequests/decideRequest.ts'
import { requestNeed } from '../src/planning/needRequests/requestNeed.ts'
import { parts, type CustomerKey, type ShiftTypeName } from './cast.ts'
import { hiredAs, type Company } from './foundation.ts'
import type { Stage } from './Stage.ts'

const contact = {
  name: 'Goedele Van Cauwenberghe',
  emailAddress: 'planning@klaverveld.example',
  jobTitle: 'Hoofdverpleegkundige',
  maySign: true,
  mayRequest: true,
}

/**
 * Adds a contact (a person at a hospital group) who has signed one month, has disputed a shift of another month, and
 * has agreed to the hours of three people. All other confirmed months of the group still wait for this contact.
 */
export async function playCustomerSide(stage: Stage, company: Company): Promise<void> {
  const yearMonth = addMonths(monthOf(stage.today), -1)
  const customerId = company.customerIds.get('klaverveld')!
  const contactId = await stage.act(company.hr, firstDayOf(yearMonth), 9, async (context) => {
    const { _embedded } = await addContact(context, customerId, contact)
    return _embedded.customerContactDtoList[0]!.id
  })
  await stage.act(company.hr, addDays(firstDayOf(yearMonth), 33), 10, async (moment) => {
    const { tx, now } = moment
    const tokenHash = hashOfSecret(newSecret())
    await insertContactSession(tx, { contactId, tokenHash, now })
    const context = { ...moment, contact: (await readContactSession(tx, tokenHash, now))! }
    await sign(context, monthOfPerson(company, parts.signed, yearMonth))
    await dispute(context, monthOfPerson(company, parts.disputed, yearMonth))
    await agreeToSome(context, yearMonth)
    await endContactSession(tx, context.contact.sessionId, now)
  })
  await playRequests(stage, company, contactId)
}

/**
 * The contact asked HR for staff for two wards. HR published one request as open shifts, refused one, and has not
 * decided about the last one.
 */
async function playRequests(stage: Stage, company: Company, contactId: number): Promise<void> {
  const needOf = (ward: CustomerKey, type: ShiftTypeName, days: number, note = '') => ({
    customerId: company.customerIds.get(ward)!,
    shiftTypeId: company.shiftTypeIds.get(ward)!.get(type)!,
    day: addDays(stage.today, days),
    places: 1,
    note,
  })
  const [published, refused] = await stage.act(company.hr, stage.today, 6, async (moment) => {
    const { tx, now } = moment
    const tokenHash = hashOfSecret(newSecret())
    await insertContactSession(tx, { contactId, tokenHash, now })
    const context = { ...moment, contact: (await readContactSession(tx, tokenHash, now))! }
    await requestNeed(context, needOf('lindehof', 'Vroege', 9))
    await requestNeed(context, needOf('berkenbroek', 'Late', 10))
    const { _embedded } = await requestNeed(context, needOf('berkenbroek', 'Nacht', 12, 'Extra toezicht op de gang'))
    await endContactSession(tx, context.contact.sessionId, now)
    return _embedded.needRequestDtoList.map(({ id }) => id)
  })
  await stage.act(company.hr, stage.today, 7, async (context) => {
    await publishRequest(context, { requestId: published!, grants: 'first', note: '' })
    await refuseRequest(context, { requestId: refused!, reason: 'Op die dag is iedereen al ingepland.' })
  })
}

const monthOfPerson = (company: Company, email: string, yearMonth: YearMonth) => ({
  contractId: hiredAs(company, email).contracts[0]!.id,
  yearMonth,
})

type Month = ReturnType<typeof monthOfPerson>

const read = async ({ tx, contact: reader }: ContactCommandContext, month: Month) =>
  (await readMonthOfContact(tx, reader, month)).month

/** The contact agrees to the hours of three people, and can then sign their months together. */
async function agreeToSome(context: ContactCommandContext, yearMonth: YearMonth): Promise<void> {
  const { tx, contact: reader } = context
  const rows = await listCustomerMonths(tx, { yearMonth, customerId: reader.customerId })
  const untouched = rows.filter(({ confirmed, judgements }) => confirmed && judgements.length === 0)
  for (const { contractId } of untouched.slice(0, 3)) await agree(context, { contractId, yearMonth })
}

async function agree(context: ContactCommandContext, month: Month): Promise<string> {
  const { contentHash, lines } = await read(context, month)
  const agreed = lines.map(({ lineHash }) => ({ lineHash, verdict: 'agreed' as const, remark: '' }))
  await judgeLines(context, month, { contentHash, lines: agreed })
  return contentHash
}

async function sign(context: ContactCommandContext, month: Month): Promise<void> {
  const contentHash = await agree(context, month)
  await signMonth(context, month, { contentHash, name: contact.name, confirmed: true })
}

async function dispute(context: ContactCommandContext, month: Month): Promise<void> {
  const { contentHash, lines } = await read(context, month)
  const { lineHash } = lines[0]!
  const disputed = {
    lineHash,
    verdict: 'disputed' as const,
    remark: 'Volgens onze planning een half uur vroeger klaar',
  }
  await judgeLines(context, month, { contentHash, lines: [disputed] })
  await disputeMonth(context, month, contentHash)
}
