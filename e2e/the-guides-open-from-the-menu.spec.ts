import { demo } from './fixtures/cast.ts'
import { expect, test } from './fixtures/test.ts'

test('Wim opens the user guides from the menu and from a link, and sees their pictures', async ({ as }) => {
  const page = await as(demo.both, '/welcome')
  await test.step('the menu opens the guide for HR', async () => {
    await page.getByRole('button', { name: demo.both, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Handleidingen' }).click()
    await expect(page).toHaveURL('/guides')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voor HR: het maandeinde')
  })

  await test.step('a link in the table of contents goes to its chapter, and the chapter has its picture', async () => {
    const contents = page.getByRole('navigation', { name: 'Op deze pagina' })
    await contents.getByRole('link', { name: 'Uren rechtzetten' }).click()
    await expect(page).toHaveURL('/guides#uren-rechtzetten')
    const section = page.getByRole('heading', { name: 'Uren rechtzetten' })
    await expect(section).toBeFocused()
    await expect(section).toBeInViewport()
    const picture = page.getByRole('img', { name: 'De shiften van een medewerker, met knoppen' })
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600)
    await expect(picture).toHaveAttribute('src', /\/assets\/shiften-van-een-medewerker-[\w-]+\.webp$/)
  })

  await test.step('a link in the text opens a chapter of another guide', async () => {
    await page.getByRole('link', { name: 'crediteer' }).click()
    await expect(page).toHaveURL('/guides?guide=facturatie#een-factuur-terugnemen')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facturatie')
    await expect(page.getByRole('heading', { name: 'Een factuur terugnemen' })).toBeFocused()
  })

  await test.step('the calendar links to the guide for employees', async () => {
    await page.goto('/dashboard?month=2027-03')
    await page.getByRole('link', { name: 'Lees de handleiding' }).click()
    await expect(page).toHaveURL('/guides?guide=medewerker')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voor de medewerker: in vijf minuten')
  })

  await test.step('when the user chooses another guide, the page shows the top of that guide', async () => {
    await page.getByRole('radiogroup', { name: 'Welke handleiding' }).getByText('Uurwerk draaien').click()
    await expect(page).toHaveURL('/guides?guide=uurwerk-draaien')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  await test.step('the printed guide has all its pictures and no navigation', async () => {
    const printed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          window.print = () => resolve([...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length)
        }),
    )
    await page.getByRole('button', { name: 'Afdrukken' }).click()
    expect(await printed).toBe(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Afdrukken' })).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
  })
})
