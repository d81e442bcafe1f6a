import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { refusalsOfIdentity } from '@uurwerk/domain/invoicing/requestedIdentity'
import type { WrittenShiftRefusal } from '@uurwerk/domain/planning/shift/shiftFromTimestamps'
import type { CreditRefusal } from '@uurwerk/domain/invoicing/credits/creditNoteOf'
import type { StatementRefusal } from '@uurwerk/domain/payments/statements/bankStatement'
import { expect, expectTypeOf, test } from 'vitest'
import type { ProblemCode, RefusalOf } from '../problems.ts'
import { rulesOfPeople } from './testing/rulesOfPeople.ts'
import { rulesOfWork } from './testing/rulesOfWork.ts'

/**
 * Every rule of the domain that can refuse. When a rule does not give a fact that the sentence of its refusal needs,
 * the compiler reports an error.
 */
const rules = { ...rulesOfPeople, ...rulesOfWork }

type Rules = typeof rules
type RefusalIn<Answer> = Answer extends readonly (infer Refusal)[] ? Refusal : Answer
type RefusalOfField = ReturnType<typeof refusalsOfIdentity>[keyof ReturnType<typeof refusalsOfIdentity>]
type RefusalOfRule =
  | NonNullable<RefusalIn<ReturnType<Rules[keyof Rules]>>>
  | NonNullable<RefusalOfField>
  | WrittenShiftRefusal
  | StatementRefusal
  | CreditRefusal

/** The facts of refusals that the catalogue of refusals does not declare. Each is written as 'code.fact'. */
type Undeclared<Refusal> = Refusal extends { readonly code: infer Code extends ProblemCode }
  ? UndeclaredFor<Code, keyof Refusal & string>
  : never
type UndeclaredFor<Code extends ProblemCode, Fact extends string> = Code extends unknown
  ? `${Code}.${Exclude<Fact, keyof RefusalOf<Code>>}`
  : never

test('every refusal of a business rule contains exactly the facts that the catalogue of problems declares for its code', () => {
  expectTypeOf<RefusalOfRule>().toExtend<RefusalOf>()
  expectTypeOf<Undeclared<RefusalOfRule>>().toBeNever()
})

const folder = path.join(import.meta.dirname, '../../../domain/src')

test('this test covers every business rule in the folder domain that can refuse an action', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const names = files.flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8')
    return [...source.matchAll(/^export (?:const|function) (refusals?(?:To|Of)[A-Z]\w*)/gm)].map(([, name]) => name)
  })
  expect(names.filter((name) => name !== 'refusalsOfDays' && name !== 'refusalsOfIdentity').toSorted()).toEqual(
    Object.keys(rules).toSorted(),
  )
})
