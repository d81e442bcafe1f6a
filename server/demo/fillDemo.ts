import { addMonths, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Services } from '../src/services.ts'
import { billMonth, type Billing } from './billMonth.ts'
import { leads } from './cast.ts'
import { isFilled, markFilled } from './demoStore.ts'
import { foundCompany, type Hired } from './foundation.ts'
import { playMonth, type Progress } from './playMonth.ts'
import { playScenes } from './scenes.ts'
import { Stage } from './Stage.ts'

const AT_ONCE = 4

/** Fills a new demo with a company and its history; a demo that is filled stays as people left it. */
export async function fillDemo(services: Services): Promise<boolean> {
  if (await isFilled(services.db)) return false
  const stage = new Stage(services)
  const company = await foundCompany(stage)
  const now = monthOf(stage.today)
  // Each person's months follow each other; different people do not wait for one another.
  const waiting = [...company.hired]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let hired = waiting.shift(); hired !== undefined; hired = waiting.shift()) {
        for (const yearMonth of monthsOf(hired, now)) {
          await playMonth(stage, { company, hired, yearMonth, until: progressOf(hired, yearMonth, now) })
        }
      }
    }),
  )
  await playScenes(stage, company)
  // Invoices get their numbers in the order of the months, one after the other.
  for (let back = 18; back >= 1; back -= 1) {
    const yearMonth = addMonths(now, -back)
    for (const [index, hired] of company.hired.entries()) {
      if (hired.member.months >= back)
        await billMonth(stage, { company, hired, yearMonth, upTo: billingOf(back, index) })
    }
  }
  await markFilled(services.db, services.clock.now())
  return true
}

const monthsOf = ({ member }: Hired, now: YearMonth): YearMonth[] =>
  Array.from({ length: member.months + 1 }, (_, index) => addMonths(now, index - member.months))

/** This month most people are still planning; the one before, some have yet to confirm. */
function progressOf({ member, player }: Hired, yearMonth: YearMonth, now: YearMonth): Progress {
  if (yearMonth === now) return member.email !== leads.medewerker && player.personId % 3 === 0 ? 'locked' : 'planned'
  if (yearMonth === addMonths(now, -1) && isLate(player.personId))
    return player.personId % 2 === 0 ? 'locked' : 'planned'
  return 'confirmed'
}

const isLate = (personId: number): boolean => personId % 9 === 7

const lastMonth: readonly Billing[] = [
  'approved',
  'nothing',
  'concept',
  'approved',
  'finished',
  'nothing',
  'mailed',
  'approved',
]

/** Last month is in every state; the one before is billed, with a credit note and a mail or two; older ones are done. */
function billingOf(back: number, index: number): Billing {
  if (isLate(index + 1)) return back === 1 ? 'nothing' : 'finished'
  if (back === 1) return index === 13 ? 'reopened' : lastMonth[index % lastMonth.length]!
  if (back === 2) return index % 7 === 3 ? 'credited' : index % 7 === 5 ? 'mailed' : 'finished'
  return 'finished'
}
