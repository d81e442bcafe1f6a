import { contactMonths } from '@uurwerk/contract/timesheets/customerMonths'
import { addMonths, isYearMonth, monthOf } from '@uurwerk/domain/time/yearMonth'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { contactQuery } from '../contactCalls.ts'
import classes from '../customerSide.module.css'
import { CustomerMonthPanel } from './CustomerMonthPanel.tsx'
import { PrivatePage } from '../PrivatePage.tsx'
import type { OfContact } from '../ofContact.ts'
import { PeopleOfMonth } from './PeopleOfMonth.tsx'

const words = texts.customerSide

/** The employees of a month with the state of their hours, and the lines of the chosen employee. */
export function MonthsOfContact({ contact }: OfContact) {
  const [search, setSearch] = useSearchParams()
  const written = search.get('month') ?? ''
  const yearMonth = isYearMonth(written) ? written : addMonths(monthOf(today()), -1)
  const chosen = Number(search.get('contract'))
  const { data, error, refetch } = useQuery(contactQuery(contactMonths, { params: { yearMonth } }))
  const rows = data?._embedded.customerMonthDtoList
  const isChosen = rows?.some(({ contractId }) => contractId === chosen) === true
  return (
    <>
      <PrivatePage title={words.title} />
      <div className={classes.head}>
        <h1>{words.title}</h1>
        <MonthSwitcher
          month={yearMonth}
          onChange={(month) => setSearch({ month })}
          previousAvailable
          nextAvailable={yearMonth < monthOf(today())}
        />
      </div>
      {error !== null && rows === undefined && <LoadError error={error} onRetry={refetch} />}
      {rows?.length === 0 && <p role="status">{words.none(formatMonth(yearMonth))}</p>}
      {rows !== undefined && rows.length > 0 && (
        <div className={classes.columns} data-chosen={isChosen || undefined}>
          <PeopleOfMonth key={yearMonth} rows={rows} chosen={chosen} contact={contact} />
          {isChosen ? (
            <CustomerMonthPanel
              key={`${chosen} ${yearMonth}`}
              contractId={chosen}
              yearMonth={yearMonth}
              contactName={contact.name}
            />
          ) : (
            <p className={classes.choose}>{words.choose}</p>
          )}
        </div>
      )}
    </>
  )
}
