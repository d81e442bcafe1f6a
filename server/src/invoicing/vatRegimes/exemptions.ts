import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/invoicing/vatRegimes'
import { ownRegimeOf, VAT_REGIMES, vatRegime } from '@uurwerk/domain/invoicing/vatRegime'
import { refusalOfOwnWords } from '@uurwerk/domain/invoicing/vatRegimeAsked'
import { demandVersion } from '../../app/audit/demandVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import { SETTINGS } from '../../company/settingsEntity.ts'
import { vatRegimeList } from './vatRegimeList.ts'
import { insertExemption, lockExemption, updateExemption } from './vatRegimeStore.ts'

type Asked = BodyOf<typeof calls.addExemption>

/** Adds an exemption that HR can choose for a customer, a contract, a free cost or an invoice (rule invoicing-104). */
export async function addExemption(context: CommandContext, asked: Asked) {
  const { tx } = context
  assertUsable(asked)
  await refusedWhenTaken({ vat_regimes_name: { code: 'exemption_name_taken' } }, () => insertExemption(tx, asked))
  await recordCallerAct(context, { action: 'add exemption', ...SETTINGS, after: auditedExemption(asked) })
  return vatRegimeList(tx)
}

type Edit = BodyOf<typeof calls.editExemption> & { readonly number: number }

/** Changes an exemption of our own company. Concepts get the new words, and numbered invoices keep their old words. */
export async function editExemption(context: CommandContext, { number, version, name, words, vatex }: Edit) {
  const { tx } = context
  const code = ownRegimeOf(number)
  const before = orNotFound(await lockExemption(tx, code))
  await demandVersion(tx, { ...SETTINGS, stored: before.version, sent: version, current: () => vatRegimeList(tx) })
  const asked = { name, words, vatex }
  assertUsable(asked)
  await refusedWhenTaken({ vat_regimes_name: { code: 'exemption_name_taken' } }, () =>
    updateExemption(tx, { code, ...asked }),
  )
  await recordCallerAct(context, {
    action: 'edit exemption',
    ...SETTINGS,
    before: auditedExemption(before),
    after: auditedExemption(asked),
  })
  return vatRegimeList(tx)
}

function assertUsable({ name, words }: Asked): void {
  const isFixed = VAT_REGIMES.some((code) => vatRegime(code).name.toLowerCase() === name.toLowerCase())
  if (isFixed) throw new RefusalError({ code: 'exemption_name_taken' })
  assertAllowed(refusalOfOwnWords(words))
}

const auditedExemption = ({ name, words, vatex }: Asked) => ({
  exemptionName: name,
  wordsNl: words.nl,
  wordsFr: words.fr,
  wordsEn: words.en,
  vatexCode: vatex,
})
