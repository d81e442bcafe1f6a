import { ownTeam, type OwnTeam } from '@uurwerk/contract/planning/team/ownTeam'
import { addDays, eachDay, isDay, dayOfMonth, isWeekend, type Day } from '@uurwerk/domain/time/day'
import { mondayOf, weekNumberOf } from '@uurwerk/domain/time/week'
import { formatDayWithDashes, formatDayInWords, shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import { today } from '../../app/clock/now.ts'
import { useCurrentUser } from '../../app/session/currentUser.ts'
import * as texts from '../../texts/texts.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { withValues } from '../../ui/address/withValues.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { WeekSwitcher } from '../../ui/switchers/WeekSwitcher.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import classes from './ownTeam.module.css'
import { teamOfCustomers, type CustomerTeam, type ColleagueDay } from './teamOfCustomers.ts'
import phone from '../team/phone/phone.module.css'
import { usePhoneDay } from '../team/phone/usePhoneDay.ts'
import { useSwipe } from '../team/phone/useSwipe.ts'
import { WeekStrip } from '../team/phone/WeekStrip.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'

const words = texts.ownTeam

/**
 * Shows the week of the employee and of the colleagues at the employee's customers. Nothing can be changed here (rule
 * team-25).
 */
export function OwnTeamPage() {
  const { teamVisible } = useCurrentUser()
  const { monday, choose } = useWeekInAddress()
  if (!teamVisible)
    return (
      <>
        <PageHead title={words.title} />
        <EmptyState title={words.turnedOff} text={words.turnedOffText} />
      </>
    )
  return (
    <>
      <PageHead title={words.title} actions={<Button onClick={() => choose(today())}>{words.today}</Button>}>
        <WeekSwitcher monday={monday} onChange={choose} />
      </PageHead>
      <WeekOfTeam monday={monday} />
    </>
  )
}

function useWeekInAddress() {
  const [query, setQuery] = useQueryInAddress()
  const text = query.get('from') ?? ''
  const choose = (day: Day) => setQuery((current) => withValues(current, { from: mondayOf(day), day: '' }))
  return { monday: mondayOf(isDay(text) ? text : today()), choose }
}

function WeekOfTeam({ monday }: { readonly monday: Day }) {
  const load = useQuery(queryWithFailure(words.failed, ownTeam, { query: { from: monday, to: addDays(monday, 6) } }))
  if (load.data === undefined) return <LoadState load={load} height={360} title={words.failed} />
  return <LoadedTeam monday={monday} team={load.data} />
}

function LoadedTeam({ monday, team }: { readonly monday: Day; readonly team: OwnTeam }) {
  const { id } = useCurrentUser()
  const isPhone = useIsPhone()
  const days = eachDay(monday, addDays(monday, 6))
  const customers = teamOfCustomers(team, days, id)
  const holidays = new Map<string, string>(team.holidays.map(({ date, name }) => [date, name]))
  const holidayOf = (day: Day) => holidays.get(day) ?? null
  if (customers.length === 0) return <EmptyState title={words.none} />
  if (isPhone) return <TeamOfDay {...{ monday, days, customers, holidayOf }} />
  const week = texts.ui.week(
    weekNumberOf(monday),
    `${formatDayWithDashes(monday)} – ${formatDayWithDashes(addDays(monday, 6))}`,
  )
  return (
    <div className={classes.root}>
      {customers.map((customer) => (
        <TeamOfWeek key={customer.id} {...{ customer, days, holidayOf, week }} />
      ))}
    </div>
  )
}

const SHOWS_NO_SHORTAGE = () => 0

type TeamOfDayProps = {
  readonly monday: Day
  readonly days: readonly Day[]
  readonly customers: readonly CustomerTeam[]
  readonly holidayOf: (day: Day) => string | null
}

/** The team on a phone: one day of the week, with the people who work or are absent on that day. */
function TeamOfDay({ monday, days, customers, holidayOf }: TeamOfDayProps) {
  const { day, choose, step } = usePhoneDay({ from: monday, to: addDays(monday, 6) })
  const swipe = useSwipe(step)
  const place = days.indexOf(day)
  return (
    <div {...swipe}>
      <WeekStrip days={days} chosen={day} shortOf={SHOWS_NO_SHORTAGE} {...{ holidayOf }} onChoose={choose} />
      <h2 className={phone.day} aria-live="polite">
        {formatDayInWords(day)}
      </h2>
      {customers.map(({ id, name, colleagues }) => {
        const present = colleagues.flatMap((colleague) => {
          const cell = colleague.days[place]
          return cell !== undefined && (cell.isAway || cell.shifts.length > 0) ? [{ ...colleague, cell }] : []
        })
        return (
          <section key={id} aria-label={name}>
            <h3 className={classes.customer}>{name}</h3>
            {present.length === 0 && <p className={classes.nothing}>{words.nothing}</p>}
            <ul className={classes.people}>
              {present.map(({ cell, ...colleague }) => (
                <li key={colleague.id} data-self={colleague.isSelf || undefined}>
                  <span>{colleague.name}</span>
                  <span className={classes.what}>
                    <ShiftsOfDay {...cell} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

type TeamOfWeekProps = {
  readonly customer: CustomerTeam
  readonly days: readonly Day[]
  readonly holidayOf: (day: Day) => string | null
  readonly week: string
}

function TeamOfWeek({ customer, days, holidayOf, week }: TeamOfWeekProps) {
  const now = today()
  const shadeOf = (day: Day) => (holidayOf(day) !== null ? 'holiday' : isWeekend(day) ? 'weekend' : undefined)
  return (
    <Panel title={customer.name}>
      <div className={classes.scroller} data-scrolls>
        <table className={classes.table} aria-label={words.ofCustomer(customer.name, week)}>
          <thead>
            <tr>
              <th scope="col">{words.colleague}</th>
              {days.map((day) => (
                <th key={day} scope="col" data-shade={shadeOf(day)} data-today={day === now || undefined}>
                  <span aria-hidden>
                    <i>{shortWeekdayName(day)}</i> <b>{dayOfMonth(day)}</b>
                  </span>
                  <VisuallyHidden>{formatDayInWords(day)}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {customer.colleagues.map(({ id, name, isSelf, days: cells }) => (
              <tr key={id} data-self={isSelf || undefined}>
                <th scope="row">{name}</th>
                {cells.map(({ day, ...cell }) => (
                  <td key={day} data-shade={shadeOf(day)} data-today={day === now || undefined}>
                    <ShiftsOfDay {...cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

const ShiftsOfDay = ({ shifts, isAway }: Omit<ColleagueDay, 'day'>) => (
  <>
    {shifts.map(({ name, color, start, end }) => (
      <span
        key={`${start} ${end}`}
        className={classes.chip}
        style={color === null ? undefined : { background: color, color: textColorOn(color) }}
      >
        {name !== null && <b>{name}</b>} <span>{words.times(start, end)}</span>
      </span>
    ))}
    {isAway && <em className={classes.away}>{words.away}</em>}
  </>
)
