import { currentUser } from '@uurwerk/contract/identity/identity'
import type { TeamReasons } from '@uurwerk/contract/planning/teamPlanning'
import { absenceTitle } from '@uurwerk/domain/absences/absenceType'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { queryClient } from '../../../app/api/queryClient.ts'
import * as texts from '../../../texts/texts.ts'
import { teamReasonsQuery, type TeamPeriod } from '../queries.ts'

const words = texts.teamPlanning

/** The reasons of absence in words. A key is the person and the day. The map is empty while 'Redenen tonen' is off. */
export type Reasons = ReadonlyMap<string, string>

const NO_REASONS: Reasons = new Map()

/** The key under which the browser keeps the choice of the signed-in person. Several people can use one browser. */
const keyOfChoice = (): string => {
  const user = queryClient.getQueryData<{ readonly id: number }>([currentUser.path, {}])
  return `uurwerk.teamReasons.${user?.id ?? ''}`
}

/** The reasons load only when the switch is on, because each reading of them is audited (rule team-13). */
export function useTeamReasons(period: TeamPeriod, customerId: number | null) {
  const [isOn, setOn] = useState(() => sessionStorage.getItem(keyOfChoice()) === 'true')
  const { data } = useQuery({ ...teamReasonsQuery(period, customerId), enabled: isOn })
  const reasons = useMemo(() => (isOn && data !== undefined ? reasonsOf(data) : NO_REASONS), [isOn, data])
  return {
    isOn,
    reasons,
    show: (next: boolean) => {
      sessionStorage.setItem(keyOfChoice(), String(next))
      setOn(next)
    },
  }
}

/** Two half days of one day can have two reasons. Both are named. */
export function reasonsOf({ reasons }: TeamReasons): Reasons {
  const named = new Map<string, string>()
  for (const [person, day, kind, whole] of reasons) {
    const key = `${person} ${day}`
    const title = titleOf(kind, whole)
    named.set(key, named.has(key) ? `${named.get(key)}, ${title}` : title)
  }
  return named
}

const titleOf = (kind: TeamReasons['reasons'][number][2], whole: boolean): string => {
  if (kind === 'PROLONGED_SICKNESS') return words.prolongedSickness
  const title = absenceTitle(kind, whole)
  return whole || title.includes('halve') ? title : words.halfDay(title)
}
