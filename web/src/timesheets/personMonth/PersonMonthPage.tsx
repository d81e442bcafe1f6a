import { downloadTimesheetFor } from '@uurwerk/contract/timesheets/timesheets'
import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useMemo } from 'react'
import { Navigate, Link, useNavigate } from 'react-router'
import { download } from '../../app/api/request/download.ts'
import { today } from '../../app/clock/now.ts'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import { paths } from '../../paths.ts'
import { personName } from '../../people/personName.ts'
import * as texts from '../../texts/texts.ts'
import { IconArrowLeft } from '../../ui/icons.ts'
import { DownloadButton } from '../DownloadButton.tsx'
import { MonthSwitcher } from '../../ui/switchers/MonthSwitcher.tsx'
import { ActionsPlace, PageHead } from '../../ui/page/PageHead.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { useIdInAddress } from '../../ui/address/useIdInAddress.ts'
import { placeInList, type PlaceInList } from '../review/neighboursOf.ts'
import { reviewedList } from '../review/reviewedList.ts'
import { AddButtons } from './AddButtons.tsx'
import { additionsTo, type Adding } from './additions.ts'
import { PersonMonthBody } from './PersonMonthBody.tsx'
import { usePersonMonth, type PersonMonth } from './usePersonMonth.ts'
import { Button } from '@mantine/core'
import { useKeys } from '../../ui/useKeys.ts'
import { KEY_OF } from '../contractMonths/row/rowSteps.ts'

const words = texts.personMonth

/** The page /admin/details. Without a person in the URL, the browser goes to the list of contracts. */
export function PersonMonthPage() {
  const userId = useIdInAddress('user')
  return userId === null ? <Navigate to={paths.adminContracts()} replace /> : <MonthOf key={userId} userId={userId} />
}

function MonthOf({ userId }: { readonly userId: number }) {
  const [yearMonth, chooseMonth] = useMonthInAddress()
  const { person, month, load } = usePersonMonth(userId, yearMonth)
  const contractId = useIdInAddress('contract')
  const listed = useMemo(() => placeInList(reviewedList(yearMonth), contractId), [yearMonth, contractId])
  const listAddress = listed?.address ?? paths.adminContracts({ month: yearMonth })
  // The open form. When the month changes, the form closes.
  const opened = useOpenEditor<`${YearMonth} ${Adding}`>()
  const adding = ADDITIONS.find((form) => opened.open === `${yearMonth} ${form}`) ?? null
  const name = person === undefined ? null : personName(person)
  const arrows = person && monthArrowsOf(yearMonth, { ...person.facts, today: today() })

  return (
    <>
      <PageHead
        title={name === null ? words.title : words.titleOf(name)}
        crumbs={[
          { label: texts.contractMonths.title, to: listAddress },
          ...(name === null ? [] : [{ label: name, to: paths.adminUser({ user: userId }) }]),
          { label: words.crumb },
        ]}
        actions={
          month === undefined ? (
            load.isPending && <ActionsPlace />
          ) : (
            <>
              <AddButtons
                offered={additionsTo(month)}
                open={adding}
                onToggle={(form) => opened.toggle(`${yearMonth} ${form}`)}
              />
              <Download month={month} contractId={contractId} />
            </>
          )
        }
      >
        <MonthSwitcher
          month={yearMonth}
          onChange={chooseMonth}
          previousAvailable={arrows?.previousMonthAvailable ?? false}
          nextAvailable={arrows?.nextMonthAvailable ?? false}
          pick
        />
        {contractId !== null && (
          <BackToReview contractId={contractId} yearMonth={yearMonth} listed={listed} listAddress={listAddress} />
        )}
      </PageHead>
      <PersonMonthBody
        key={yearMonth}
        userId={userId}
        yearMonth={yearMonth}
        month={month}
        load={load}
        adding={adding}
        onAdded={opened.close}
      />
    </>
  )
}

type DownloadProps = { readonly month: PersonMonth; readonly contractId: number | null }

/** When HR has not chosen a contract, the button asks which contract of the month. */
function Download({ month: { timesheets, yearMonth }, contractId }: DownloadProps) {
  if (timesheets.length === 0) return null
  const chosen = timesheets.filter((timesheet) => timesheet.contractId === contractId)
  return (
    <DownloadButton
      timesheets={chosen.length > 0 ? chosen : timesheets}
      onDownload={(id) => download(downloadTimesheetFor, { params: { contractId: id, yearMonth } })}
    />
  )
}

const ADDITIONS = ['shift', 'absence'] as const satisfies readonly Adding[]

type BackToReviewProps = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly listed: PlaceInList | null
  readonly listAddress: string
}

/** With this link or its keys, HR goes back to the month in the list that HR was reviewing. */
function BackToReview({ contractId, yearMonth, listed, listAddress }: BackToReviewProps) {
  const navigate = useNavigate()
  const { withKey, toSheet, backTo, place } = texts.review
  const sheet = paths.adminContractMonth({ contract: contractId, month: yearMonth })
  useKeys({ [KEY_OF.sheet]: () => navigate(sheet), o: () => navigate(listAddress) })
  return (
    <Button
      component={Link}
      to={sheet}
      leftSection={<IconArrowLeft size={16} stroke={1.75} aria-hidden />}
      data-tip={withKey(texts.contractMonth.crumb, KEY_OF.sheet)}
      aria-keyshortcuts={KEY_OF.sheet}
    >
      {listed === null ? toSheet : backTo(place(listed.place, listed.all))}
    </Button>
  )
}
