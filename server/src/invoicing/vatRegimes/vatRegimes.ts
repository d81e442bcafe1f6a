import { VAT_REGIMES, vatRegime, ownRegimeOf, type VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { offerVatRegime as offering } from '@uurwerk/contract/invoicing/vatRegimes'
import type * as calls from '@uurwerk/contract/invoicing/vatRegimes'
import { refusalOfOwnWords } from '@uurwerk/domain/invoicing/vat/requestedVatRegime'
import type { Database } from '../../platform/db/database.ts'
import {
  listOwnExemptions,
  readDefaultRegime,
  listInactiveRegimes,
  listRegimeVersions,
  assertRegimesExist,
  updateOffer,
  insertExemption,
  lockExemption,
  updateExemption,
} from './vatRegimeStore.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import { SETTINGS } from '../../company/settingsEntity.ts'

export async function vatRegimeList(db: Database) {
  const inactive = await listInactiveRegimes(db)
  const versions = await listRegimeVersions(db)
  const own = await listOwnExemptions(db)
  const stateOf = (code: VatRegime) => ({ active: !inactive.has(code), version: versions.get(code) ?? 1 })
  const fixed = VAT_REGIMES.map((code) => {
    const { name, category, percentage, words } = vatRegime(code)
    return { code, name, category, percentage, words, vatex: '', ...stateOf(code) }
  })
  const added = own.map(({ code, ...exemption }) => {
    const { category, percentage } = vatRegime(code)
    return { code, category, percentage, ...exemption, ...stateOf(code) }
  })
  const vatRegimes = [...fixed, ...added]
  return { _embedded: { vatRegimeList: vatRegimes }, companyRegime: await readDefaultRegime(db) }
}

/** Sets whether HR can choose a VAT regime. Records that already have the VAT regime keep it. */
export async function offerVatRegime(context: CommandContext, { code, active }: BodyOf<typeof offering>) {
  const { tx } = context
  assertRegimesExist([code], await listOwnExemptions(tx))
  const before = { vatRegime: code, active: !(await listInactiveRegimes(tx)).has(code) }
  await updateOffer(tx, code, active)
  await recordCallerAct(context, {
    action: 'offer vat regime',
    entity: 'settings',
    entityId: null,
    before,
    after: { vatRegime: code, active },
  })
  return vatRegimeList(tx)
}

type Input = BodyOf<typeof calls.addExemption>

/** HR can choose the exemption for a customer, a contract, a free cost or an invoice (rule invoicing-104). */
export async function addExemption(context: CommandContext, input: Input) {
  const { tx } = context
  assertUsable(input)
  await refusedWhenTaken({ vat_regimes_name: { code: 'exemption_name_taken' } }, () => insertExemption(tx, input))
  await recordCallerAct(context, { action: 'add exemption', ...SETTINGS, after: auditedExemption(input) })
  return vatRegimeList(tx)
}

type Edit = BodyOf<typeof calls.editExemption> & { readonly number: number }

/** Concept invoices get the new words, and invoices with a number keep their old words. */
export async function editExemption(context: CommandContext, { number, version, name, words, vatex }: Edit) {
  const { tx } = context
  const code = ownRegimeOf(number)
  const before = orNotFound(await lockExemption(tx, code))
  await assertVersion(tx, { ...SETTINGS, stored: before.version, sent: version, current: () => vatRegimeList(tx) })
  const input = { name, words, vatex }
  assertUsable(input)
  await refusedWhenTaken({ vat_regimes_name: { code: 'exemption_name_taken' } }, () =>
    updateExemption(tx, { code, ...input }),
  )
  await recordCallerAct(context, {
    action: 'edit exemption',
    ...SETTINGS,
    before: auditedExemption(before),
    after: auditedExemption(input),
  })
  return vatRegimeList(tx)
}

function assertUsable({ name, words }: Input): void {
  const isFixed = VAT_REGIMES.some((code) => vatRegime(code).name.toLowerCase() === name.toLowerCase())
  if (isFixed) throw new RefusalError({ code: 'exemption_name_taken' })
  assertAllowed(refusalOfOwnWords(words))
}

const auditedExemption = ({ name, words, vatex }: Input) => ({
  exemptionName: name,
  wordsNl: words.nl,
  wordsFr: words.fr,
  wordsEn: words.en,
  vatexCode: vatex,
})
