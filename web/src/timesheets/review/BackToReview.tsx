import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { useKeys } from '../../ui/useKeys.ts'
import { KEY_OF } from '../contractMonths/row/rowSteps.ts'
import type { PlaceInList } from './neighboursOf.ts'

type Props = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly listed: PlaceInList | null
  readonly listAddress: string
}

const words = texts.review

/** The link and the keys with which HR returns from the shifts of a month to the review of that month. */
export function BackToReview({ contractId, yearMonth, listed, listAddress }: Props) {
  const navigate = useNavigate()
  const sheet = paths.adminContractMonth({ contract: contractId, month: yearMonth })
  useKeys({ [KEY_OF.sheet]: () => navigate(sheet), o: () => navigate(listAddress) })
  return (
    <Button
      component={Link}
      to={sheet}
      leftSection={<IconArrowLeft size={16} stroke={1.75} aria-hidden />}
      data-tip={words.withKey(texts.contractMonth.crumb, KEY_OF.sheet)}
      aria-keyshortcuts={KEY_OF.sheet}
    >
      {listed === null ? words.toSheet : words.backTo(words.place(listed.place, listed.all))}
    </Button>
  )
}
