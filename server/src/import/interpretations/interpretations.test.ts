import type { ImportReport } from '@uurwerk/contract/import/import'
import { answerImportQuestion, correctImportCell, rememberHeader } from '@uurwerk/contract/import/importInterpretations'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { importing } from '../../testing/world/movingIn.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenCustomer, givenPerson } from '../../testing/world/world.ts'

const app = await hrWorld()
const { hr } = app

type Cells = readonly (readonly (string | number | Date | null)[])[]

const workbookOf = (rows: Cells) => writeXlsx({ sheets: [{ name: 'Blad1', rows: rows.map((row) => [...row]) }] })

const check = (kind: ImportKind, file: string | Uint8Array): Promise<ImportReport> =>
  call(...importing(hr, kind, file, { preview: true }))

const remembering = ({ headerKey, columns }: ImportReport, also: object, { twice = false } = {}) => ({
  params: { kind: 'people' as const },
  body: { headerKey, paths: columns.map(({ path }) => (twice ? 'email' : path)), ...also },
})

test('HR chooses the meaning of the columns once, and the import reads a later file with the same headers in the same way', async () => {
  const file = (email: string) =>
    workbookOf([['Ons personeel'], ['Inlog', 'Wie', 'Rest', 'Sinds'], [email, 'Noor', 'Claes', '5-jan-2026']])
  const unknown = await check('people', await file('noor@firma.example'))
  expect(unknown.columns.map(({ path }) => path)).toEqual([null, null, null, null])
  expect(unknown.errors.map(({ column }) => column)).toEqual(['E-mail', 'Voornaam', 'Achternaam', 'Startdatum'])
  const paths = ['email', 'firstName', 'lastName', 'employmentStartDate']
  await call(hr, rememberHeader, remembering(unknown, { paths }))
  const other = await check('people', await file('sara@firma.example'))
  expect(other).toMatchObject({ isRemembered: true, headerRow: 2, made: 1, errors: [] })
  expect(other.sample[0]?.values).toMatchObject({ 'E-mail': 'sara@firma.example', Startdatum: '05-01-2026' })
  const twice = await refused(hr, rememberHeader, remembering(unknown, {}, { twice: true }))
  expect(twice.code).toBe('import_column_chosen_twice')
  const strange = await refused(hr, rememberHeader, remembering(unknown, { paths: ['password', null, null, null] }))
  expect(strange.code).toBe('import_column_unknown')
})

test('the import asks once per column how to read a rate of 1.000, and reads it as HR answers', async () => {
  await givenPerson(app.db, { email: 'tarief@firma.example', from: '2020-01-01' })
  const customerId = await givenCustomer(app.db)
  const { name } = await app.db
    .selectFrom('customers')
    .select('customers.name')
    .where('customers.id', '=', customerId)
    .executeTakeFirstOrThrow()
  const csv = `E-mail;Klant;Startdatum;Uurtarief\ntarief@firma.example;${name};01-01-2026;1.000\ntarief@firma.example;${name};01-02-2026;1.250\n`
  const preview = await check('contracts', csv)
  expect(preview.questions).toMatchObject([
    {
      column: 'Uurtarief',
      count: 2,
      example: '1.000',
      answer: null,
      meanings: [
        { meaning: 'thousands', example: '1000' },
        { meaning: 'decimals', example: '1,00' },
      ],
    },
  ])
  expect(preview.errorCount).toBe(2)
  const answered = async (meaning: 'thousands' | 'decimals') => {
    const body = { fileKey: preview.fileKey, path: 'order.baseHourlyRate', meaning }
    await call(hr, answerImportQuestion, { params: { kind: 'contracts' }, body })
    return check('contracts', csv)
  }
  expect((await answered('decimals')).sample.map(({ values }) => values['Uurtarief'])).toEqual(['1,00', '1,25'])
  const thousands = await answered('thousands')
  expect(thousands.questions).toMatchObject([{ answer: 'thousands', count: 2 }])
  expect(thousands.sample.map(({ values }) => values['Uurtarief'])).toEqual(['1.000,00', '1.250,00'])
})

test('the import asks whether dates have the month first, and the answer counts for the whole column', async () => {
  const csv = 'E-mail;Voornaam;Achternaam;Startdatum\na@m.example;A;M;12/31/2025\nb@m.example;B;M;05/01/2026\n'
  const preview = await check('people', csv)
  expect(preview.errors).toMatchObject([{ row: 2, column: 'Startdatum' }])
  const [question] = preview.questions
  expect(question).toMatchObject({
    example: '12/31/2025',
    meanings: [{ meaning: 'monthFirst', example: '31-12-2025' }],
  })
  const body = { fileKey: preview.fileKey, path: 'employmentStartDate', meaning: 'monthFirst' } as const
  await call(hr, answerImportQuestion, { params: { kind: 'people' }, body })
  const { sample, errors } = await check('people', csv)
  expect(errors).toEqual([])
  expect(sample.map(({ values }) => values['Startdatum'])).toEqual(['31-12-2025', '01-05-2026'])
})

test('a cell that HR corrects in the preview is also corrected in the import of the same file, but not in another file', async () => {
  const csv = (first: string) => `E-mail;Voornaam;Achternaam;Startdatum\n${first}@c.example;Anna;Claes;31-02-2026\n`
  const before = await check('people', csv('anna'))
  expect(before.errors).toMatchObject([{ row: 2, column: 'Startdatum' }])
  const correction = { fileKey: before.fileKey, row: 2, path: 'employmentStartDate', value: '28-02-2026' }
  await call(hr, correctImportCell, { params: { kind: 'people' }, body: correction })
  expect(await check('people', csv('anna'))).toMatchObject({ errors: [], made: 1, corrected: 1 })
  expect(await check('people', csv('noor'))).toMatchObject({ errorCount: 1, corrected: 0 })
  expect(await call(...importing(hr, 'people', csv('anna')))).toMatchObject({ made: 1 })
  const unknown = await refused(hr, correctImportCell, {
    params: { kind: 'people' },
    body: { ...correction, path: 'x' },
  })
  expect(unknown.code).toBe('import_column_unknown')
})

test('an employee cannot choose columns or correct cells of an import', async () => {
  const anna = await app.as(await givenPerson(app.db))
  const body = { fileKey: 'a'.repeat(64), row: 2, path: 'email', value: 'x' }
  expect((await refused(anna, correctImportCell, { params: { kind: 'people' }, body })).status).toBe(403)
  const header = { headerKey: 'a'.repeat(64), paths: [] }
  expect((await refused(anna, rememberHeader, { params: { kind: 'people' }, body: header })).status).toBe(403)
})
