import { demo } from './fixtures/cast.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

test('an operator reads the findings of the installation check, runs a trial and copies the result', async ({ as }) => {
  const page = await as(demo.hr, '/welcome')
  await page.getByRole('button', { name: 'Beheer' }).click()
  await page.getByRole('menuitem', { name: 'Dokter' }).click()
  await expect(page).toHaveURL('/admin/doctor')
  await test.step('the findings are at the top of the list, each with a sentence and its solution', async () => {
    const list = page.getByRole('list', { name: 'Wat de dokter nakeek' })
    const check = (name: string) =>
      list.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

    // The tests have a fixed clock, which the installation check reports as a finding. Findings are at the top of the list,
    // each with a sentence and a link to its solution. Other tests can cause more findings.
    await expect(list.getByRole('listitem').first()).toContainText('Nakijken')
    await expect(check('Klok')).toContainText('Nakijken')
    await expect(check('Klok')).toContainText('CLOCK is ingesteld: "nu" is niet de echte tijd.')
    await expect(check('Klok')).toContainText('Haal CLOCK weg voor echt gebruik.')
    await expect(check('Nummers')).toContainText(/In orde\d+ nummers in \d+ reeksen/)
    await expect(check('Databank')).toContainText(/PostgreSQL \d+\.\d+/)
  })

  await test.step('the trial makes a document, and says that no access point is set up', async () => {
    await page.getByRole('button', { name: 'Proefdraaien' }).click()
    const trial = page.getByRole('list', { name: 'Proef gedaan' })
    await expect(trial).toContainText(/Proefdocument van \d+ bytes in \d+ ms/)
    await expect(trial).toContainText('Geen toegangspunt ingesteld')
    await expect(trial.getByRole('listitem')).toHaveCount(3)
    await expectNoViolation(page, 'the doctor with a trial')
  })

  await test.step('the copied result has no names and no passwords', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Kopieer voor support' }).click()
    await expect(page.getByText('Gekopieerd. Er staan geen namen of wachtwoorden in.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('Klok: Nakijken (')
    expect(copied).toContain('  - clock_set: ')
    expect(copied).not.toMatch(/@|\/\/[^/]*:[^/]*@/)
  })

  await test.step('the operator runs the checks again', async () => {
    await page.getByRole('button', { name: 'Opnieuw nakijken' }).click()
    await expect(page.getByText('Opnieuw nagekeken.')).toBeVisible()
  })
})
