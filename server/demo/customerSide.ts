import { addDays } from '@uurwerk/domain/time/day'
import { addMonths, firstDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { ContactCommandContext } from '../src/app/context.ts'
import { readContactSession } from '../src/app/session/contactSessionStore.ts'
import { hashOfSecret, newSecret } from '../src/app/session/secret.ts'
import { addContact } from '../src/customers/contacts/contactChanges.ts'
import { endContactSession, insertContactSession } from '../src/customers/contacts/contactLinkStore.ts'
import { disputeMonth, judgeLines, readMonthOfContact, signMonth } from '../src/timesheets/customerSide/contactActs.ts'
import { parts } from './cast.ts'
import { hiredAs, type Company } from './foundation.ts'
import type { Stage } from './Stage.ts'

const contact = {
  name: 'Goedele Van Cauwenberghe',
  emailAddress: 'planning@klaverveld.example',
  jobTitle: 'Hoofdverpleegkundige',
  maySign: true,
}

/**
 * Adds a contact of a hospital group, who signed one month of the group and disputed a shift of another month. The other
 * confirmed months of the group wait for this contact.
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
    await endContactSession(tx, context.contact.sessionId, now)
  })
}

const monthOfPerson = (company: Company, email: string, yearMonth: YearMonth) => ({
  contractId: hiredAs(company, email).contracts[0]!.id,
  yearMonth,
})

type Month = ReturnType<typeof monthOfPerson>

const read = async ({ tx, contact: reader }: ContactCommandContext, month: Month) =>
  (await readMonthOfContact(tx, reader, month)).month

async function sign(context: ContactCommandContext, month: Month): Promise<void> {
  const { contentHash, lines } = await read(context, month)
  const agreed = lines.map(({ lineHash }) => ({ lineHash, verdict: 'agreed' as const, remark: '' }))
  await judgeLines(context, month, { contentHash, lines: agreed })
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
