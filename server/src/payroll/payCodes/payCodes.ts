import { payCodeMeanings, type PayCodeMeaning } from '@uurwerk/domain/payroll/payCodeMeaning'
import { payCodeTable, type PayCode } from '@uurwerk/domain/payroll/payCodeTable'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { editHrEmployerPayCodes as call } from '@uurwerk/contract/people/hrEmployers'
import { refusalOfPayCodes } from '@uurwerk/domain/payroll/refusalOfPayCodes'
import type { Database } from '../../platform/db/database.ts'
import { listPayCodes, replacePayCodes } from './payCodeStore.ts'
import { orNotFound, assertAllowed } from '../../app/RefusalError.ts'
import { readHrEmployer, lockHrEmployer, updateHrEmployer } from '../../people/hrEmployers/hrEmployerStore.ts'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'

const payCodesDto = (version: number, table: readonly PayCode[]) => ({
  _embedded: {
    payCodeDtoList: table.map(({ meaning, code, definition, color, editable }) => ({
      meaning,
      meaningLabel: payCodeMeanings[meaning].label,
      code,
      codeDefinition: definition,
      color,
      editable,
    })),
  },
  version,
})

/**
 * The pay codes of an HR employer, in the order of the screen: the pay codes that HR changed, and the default pay codes
 * for all others.
 */
export const payCodesOf = async (db: Database, hrEmployerId: number): Promise<PayCode[]> =>
  payCodeTable(await listPayCodes(db, hrEmployerId))

export async function readPayCodes(db: Database, hrEmployerId: number) {
  const { version } = orNotFound(await readHrEmployer(db, hrEmployerId))
  return payCodesDto(version, await payCodesOf(db, hrEmployerId))
}

/** Changes the pay codes that are in the request. The other pay codes of the employer do not change. */
export async function editPayCodes(context: CommandContext, hrEmployerId: number, input: BodyOf<typeof call>) {
  const { tx } = context
  const employer = orNotFound(await lockHrEmployer(tx, hrEmployerId))
  const before = await payCodesOf(tx, hrEmployerId)
  const about = { entity: 'hr employer', entityId: hrEmployerId } as const
  await assertVersion(tx, {
    ...about,
    stored: employer.version,
    sent: input.version,
    current: () => payCodesDto(employer.version, before),
  })
  const changed = input.payCodes.map(({ codeDefinition, ...others }) => ({ definition: codeDefinition, ...others }))
  const after = payCodeTable([...changed, ...before])
  assertAllowed(refusalOfPayCodes(after))
  await replacePayCodes(tx, hrEmployerId, after)
  await updateHrEmployer(tx, hrEmployerId, employer)
  await recordCallerAct(context, {
    action: 'edit pay codes',
    ...about,
    before: auditedPayCodes(before),
    after: auditedPayCodes(after),
  })
  return readPayCodes(tx, hrEmployerId)
}

const auditedPayCodes = (table: readonly PayCode[]) =>
  Object.fromEntries(
    table.map(({ meaning, code, definition, color, editable }) => [meaning, { code, definition, color, editable }]),
  ) as Partial<Record<PayCodeMeaning, Omit<PayCode, 'meaning'>>>
