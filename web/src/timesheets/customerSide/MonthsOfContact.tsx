import { contactMonths, waitingMonths } from '@uurwerk/contract/timesheets/customerMonths'
import { addMonths, isYearMonth, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { queryOf } from '../../app/api/queryOf.ts'
import classes from './months.module.css'
import { ALL_MONTHS, monthKey } from './contractMonth.ts'
import { CustomerMonthPanel } from './CustomerMonthPanel.tsx'
import { PrivatePage } from '../../customers/customerSide/PrivatePage.tsx'
import type { OfContact } from '../../customers/customerSide/ofContact.ts'
import { PeopleOfMonth } from './PeopleOfMonth.tsx'

const words = texts.customerSide

const VIEWS = ['month', ALL_MONTHS] as const

/** The employees of one month, or of all months to sign. The shifts of the chosen employee are beside the list. */
export function MonthsOfContact({ contact }: OfContact) {
  const [search, setSearch] = useSearchParams()
  const text = search.get('month') ?? ''
  const yearMonth = isYearMonth(text) ? text : addMonths(monthOf(today()), -1)
  const isOfAllMonths = search.get('view') === ALL_MONTHS
  const load = useMonths(yearMonth, isOfAllMonths)
  const rows = load.data?._embedded.customerMonthDtoList
  const monthInAddress = { contractId: Number(search.get('contract')), yearMonth }
  const chosen =
    monthInAddress.contractId > 0 && (isOfAllMonths || rows?.some((row) => monthKey(row) === monthKey(monthInAddress)))
  return (
    <>
      <PrivatePage title={words.title} />
      <div className={classes.head}>
        <h1>{words.title}</h1>
        <div className={classes.view}>
          <Segments
            label={words.view}
            choices={VIEWS}
            nameOf={(view) => words.views[view]}
            value={isOfAllMonths ? ALL_MONTHS : 'month'}
            onChange={(view) => setSearch(view === ALL_MONTHS ? { view } : { month: yearMonth })}
          />
        </div>
        {!isOfAllMonths && (
          <MonthSwitcher
            month={yearMonth}
            onChange={(month) => setSearch({ month })}
            previousAvailable
            nextAvailable={yearMonth < monthOf(today())}
          />
        )}
      </div>
      <LoadState load={load} height={180} />
      {rows?.length === 0 && (
        <p role="status">{isOfAllMonths ? words.nothingWaits : words.none(formatMonth(yearMonth))}</p>
      )}
      {rows !== undefined && (rows.length > 0 || isOfAllMonths) && (
        <div className={classes.columns} data-chosen={chosen || undefined}>
          <PeopleOfMonth
            key={isOfAllMonths ? ALL_MONTHS : yearMonth}
            {...{ rows, contact, isOfAllMonths }}
            chosen={chosen ? monthInAddress : null}
          />
          {chosen ? (
            <CustomerMonthPanel
              key={monthKey(monthInAddress)}
              {...monthInAddress}
              contactName={contact.name}
              isOfAllMonths={isOfAllMonths}
            />
          ) : (
            rows.length > 0 && <p className={classes.choose}>{words.choose}</p>
          )}
        </div>
      )}
    </>
  )
}

function useMonths(yearMonth: YearMonth, isOfAllMonths: boolean) {
  const ofMonth = useQuery({ ...queryOf(contactMonths, { params: { yearMonth } }), enabled: !isOfAllMonths })
  const ofAllMonths = useQuery({ ...queryOf(waitingMonths), enabled: isOfAllMonths })
  return isOfAllMonths ? ofAllMonths : ofMonth
}
