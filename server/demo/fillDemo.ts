import { addMonths, monthOf } from '@uurwerk/domain/time/yearMonth'
import type { Services } from '../src/app/services.ts'
import { billMonth } from './month/billMonth.ts'
import { leads, parts } from './cast.ts'
import { playCustomerSide } from './customerSide.ts'
import { markFilled } from './demoStore.ts'
import { foundCompany, type Company, type Hired } from './foundation.ts'
import { billingOf, progressOf } from './month/monthStates.ts'
import { addOfficeRecords } from './addOfficeRecords.ts'
import { payHistory } from './payHistory.ts'
import { playMonth } from './month/playMonth.ts'
import { addDemoMonths } from './addDemoMonths.ts'
import { Stage } from './Stage.ts'
import { playVisitorsMonth } from './month/visitorsMonth.ts'

const AT_ONCE = 4

/** Fills an empty demo with a company and its history. */
export async function fillDemo(services: Services): Promise<void> {
  const stage = new Stage(services)
  const company = await foundCompany(stage)
  // The months of one person are filled one after the other. Several people are filled at the same time.
  const waiting = company.hired.entries().toArray()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [index, hired] = next
        await stage.together((story) => playHistory(story, { company, hired, index }))
      }
    }),
  )
  await stage.together((story) => addOfficeRecords(story, company))
  await stage.together((story) => addDemoMonths(story, company))
  await stage.together((story) => playCustomerSide(story, company))
  await billHistory(stage, company)
  await payHistory(stage, company)
  await markFilled(services.db, stage.now)
}

type Cast = { readonly company: Company; readonly hired: Hired; readonly index: number }

async function playHistory(stage: Stage, { company, hired, index }: Cast): Promise<void> {
  const { email, months } = hired.member
  for (let back = months; back >= 0; back -= 1) {
    const month = { company, hired, yearMonth: addMonths(monthOf(stage.today), -back) }
    if (back > 0) await playMonth(stage, { ...month, until: progressOf({ hired, index, back }) })
    else if (email === leads.medewerker) await playVisitorsMonth(stage, month)
    else if (!isAway(email)) await playMonth(stage, { ...month, until: progressOf({ hired, index, back }) })
  }
}

const isAway = (email: string): boolean => email === parts.illForLong || email === parts.left

/** Creates the invoices month by month, one after the other, so that their numbers follow the order of the months. */
async function billHistory(stage: Stage, company: Company): Promise<void> {
  const longest = Math.max(...company.hired.map(({ member }) => member.months))
  for (let back = longest; back >= 1; back -= 1) {
    const yearMonth = addMonths(monthOf(stage.today), -back)
    await stage.together(async (story) => {
      for (const [index, hired] of company.hired.entries()) {
        if (hired.member.months < back) continue
        await billMonth(story, { company, hired, yearMonth, upTo: billingOf({ hired, index, back }) })
      }
    })
  }
}
