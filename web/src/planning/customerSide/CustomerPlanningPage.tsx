import { contactPlanning } from '@uurwerk/contract/planning/customerPlanning'
import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconPrinter } from '../../ui/icons.ts'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { SwitcherArrow } from '../../ui/switchers/SwitcherArrow.tsx'
import { queryOf } from '../../app/api/queryOf.ts'
import { PrivatePage } from '../../customers/customerSide/PrivatePage.tsx'
import type { OfContact } from '../../customers/customerSide/ofContact.ts'
import { DayOfPlanning } from './DayOfPlanning.tsx'
import classes from './planning.module.css'
import { usePlanningPeriod, VIEWS } from './usePlanningPeriod.ts'

const words = texts.customerPlanning

/** The page with the people who come to work at the contact's customer, on each day of a period (rule contact-22). */
export function CustomerPlanningPage({ contact: { customerName } }: OfContact) {
  const { view, from, to, days, label, ...period } = usePlanningPeriod()
  const load = useQuery(queryOf(contactPlanning, { query: { from, to } }))
  const planning = load.data
  return (
    <>
      <PrivatePage title={words.title} />
      <div className={classes.head}>
        <h1>{words.title}</h1>
        <p className={classes.printed}>{words.printed(customerName, label)}</p>
        <div className={classes.period}>
          <SwitcherArrow to="previous" label={words.previous} available onClick={period.previous} />
          <span aria-live="polite">{label}</span>
          <SwitcherArrow to="next" label={words.next} available onClick={period.next} />
        </div>
        <ActionButton onClick={period.goToToday}>{words.today}</ActionButton>
        <Segments
          label={words.view}
          choices={VIEWS}
          nameOf={(choice) => words.views[choice]}
          value={view}
          onChange={period.choose}
        />
        <ActionButton icon={IconPrinter} variant="subtle" onClick={() => window.print()}>
          {words.print}
        </ActionButton>
      </div>
      {planning === undefined ? (
        <LoadState load={load} height={180} />
      ) : (
        <div className={classes.days}>
          {days.map((day) => (
            <DayOfPlanning key={day} planning={planning} day={day} customerName={customerName} />
          ))}
        </div>
      )}
      <p className={classes.private}>{words.private}</p>
    </>
  )
}
