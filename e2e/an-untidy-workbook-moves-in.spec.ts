import { writeXlsx } from 'hucre/xlsx'
import { inEmptyCompany } from './fixtures/offices/inEmptyCompany.ts'
import { expect, test } from './fixtures/test.ts'
import { ImportScreen } from './screens/office/import.ts'
import { signInWithGoogle } from './screens/signIn.ts'

const FOUNDER = 'els.maes@verhuisd.example'

type Cell = string | number | boolean | Date | null

const workbookOf = async (rows: Cell[][]) =>
  Buffer.from(
    await writeXlsx({
      sheets: [
        { name: 'Personeel', rows },
        { name: 'Oud', rows: [['x']] },
      ],
    }),
  )

const untidy = (): Cell[][] => [
  ['Personeelslijst, toestand op 1 november'],
  [],
  ['Inlognaam', 'Roepnaam', 'Familienaam', 'Datum in dienst', '% tewerkstelling', 'Uren per dag', 'Lievelingskleur'],
  ['mo@verhuisd.example', 'Mo', 'Janssens', new Date(Date.UTC(2025, 11, 1)), 'voltijds', '7,6 uur', 'blauw'],
  ['zoe@verhuisd.example', 'Zoë', 'Claes', '5-jan-2026', 0.8, 7.6, 'rood'],
  ['noor@verhuisd.example', 'Noor', 'Peeters', '31-02-2026', '4/5', '7:36', null],
]

test('HR imports an untidy workbook: HR chooses a column, corrects a cell, undoes the import and imports the file again', async ({
  browser,
  consoleErrors,
}) => {
  await inEmptyCompany({ browser, consoleErrors, founder: FOUNDER }, async ({ office }) => {
    await signInWithGoogle(office, FOUNDER)
    await office.getByRole('link', { name: 'Naar importeren' }).click()
    const screen = new ImportScreen(office)
    const personnel = await workbookOf(untidy())
    await test.step('HR chooses the column of the e-mail addresses, corrects a cell and imports three people', async () => {
      await screen.chooseFile('personeel.xlsx', personnel)
      await expect(
        office.getByText('Enkel het eerste blad, Personeel, wordt gelezen. Niet gelezen: Oud.'),
      ).toBeVisible()
      await expect(office.getByText('De kolomtitels staan op rij 3.')).toBeVisible()
      await office.getByLabel('Inlognaam: lezen als').selectOption('E-mail *')
      await office.getByRole('button', { name: 'Kolommen toepassen' }).click()
      await expect(screen.errors.getByRole('row')).toHaveCount(1 + 1)
      await office.getByRole('button', { name: 'Verbeter rij 6, Datum in dienst' }).click()
      await office.getByLabel('Rij 6, Datum in dienst').fill('28/02/26')
      await office.getByRole('button', { name: 'Verbeter', exact: true }).click()
      await expect(screen.sample).toContainText('28-02-2026')
      await expect(screen.sample.getByRole('row', { name: /Zoë/ })).toContainText('05-01-2026')
      await screen.run('Importeer 3 personen', '3 personen geïmporteerd')
    })
    await test.step('HR imports another file, which is read with the columns that HR chose before', async () => {
      await screen.another()
      const [title, empty, header] = untidy()
      const later: Cell[] = ['tim@verhuisd.example', 'Tim', 'Maes', 46_027, 100, '7,6', 'geel']
      await screen.chooseFile('later.xlsx', await workbookOf([title!, empty!, header!, later]))
      await expect(screen.sample.getByRole('row', { name: /Tim/ })).toContainText('05-01-2026')
      await screen.run('Importeer 1 persoon', '1 persoon geïmporteerd')
    })
    await test.step('HR undoes the import of the three people', async () => {
      await office.getByRole('button', { name: /^Ongedaan maken: 3 personen/ }).click()
      await office.getByRole('dialog').getByRole('button', { name: 'Ongedaan maken' }).click()
      await expect(office.getByText(/; ongedaan gemaakt op/)).toBeVisible()
      await expect(office.getByRole('navigation', { name: 'Wat er geïmporteerd kan worden' })).toContainText(
        'Personen2 ingevoerd',
      )
    })
    await test.step('HR imports the first file again, and the server still has the chosen columns and the corrected cell', async () => {
      await screen.another()
      await screen.chooseFile('personeel.xlsx', personnel)
      await expect(screen.sample, 'the server still has the chosen columns and the corrected cell').toContainText(
        '28-02-2026',
      )
      await screen.run('Importeer 3 personen', '3 personen geïmporteerd')
      await expect(office.getByRole('navigation', { name: 'Wat er geïmporteerd kan worden' })).toContainText(
        'Personen5 ingevoerd',
      )
    })
  })
})
