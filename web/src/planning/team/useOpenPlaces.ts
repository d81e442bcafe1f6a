import type { Need } from '@uurwerk/contract/planning/openShifts/needs'
import type { Day } from '@uurwerk/domain/time/day'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { needsQuery } from '../needs/queries.ts'
import type { TeamCell, TeamShiftType } from './grid/teamRows.ts'
import type { Who } from './acts/WhoDialog.tsx'

type Input = {
  readonly from: Day
  readonly to: Day
  readonly customerIds: ReadonlySet<number> | null
  readonly types: readonly TeamShiftType[]
}

/** How many people the open shifts of the visible days still need, and the shift to fill (rule team-11). */
export function useOpenPlaces({ from, to, customerIds, types }: Input) {
  const { data } = useQuery(needsQuery({ from, to }))
  const [who, setWho] = useState<Who | null>(null)
  const needs = useMemo(
    () => (data?._embedded.needDtoList ?? []).filter(({ customerId }) => customerIds?.has(customerId) !== false),
    [data, customerIds],
  )
  const places = useMemo(
    () => new Map([...Map.groupBy(needs, ({ day }) => day)].map(([day, ofDay]) => [day, leftOf(ofDay)])),
    [needs],
  )

  const openOf = useMemo(
    () =>
      new Map(
        needs.map((need) => [`${need.shiftTypeId} ${need.day}`, Math.max(0, need.places - need.filled)] as const),
      ),
    [needs],
  )

  const choiceOf = ({ id, customerId, name, start, end }: TeamShiftType, day: Day) => ({
    customerId,
    shiftTypeId: id,
    label: texts.teamPlanning.shift(name, start, end),
    needId: needs.find((need) => need.day === day && need.shiftTypeId === id)?.id ?? null,
  })

  function openDay(day: Day): void {
    const choices = needs
      .filter((need) => need.day === day)
      .map((need) => ({ ...need, needId: need.id, label: labelOf(need) }))
    const [first] = [...choices].sort((a, b) => a.filled - a.places - (b.filled - b.places))
    setWho({ day, choices, first: first?.shiftTypeId ?? null })
  }

  function openCell({ day, contracts, shifts }: TeamCell): void {
    const customers = new Set(contracts.map((contract) => contract.customerId))
    const choices = types
      .filter((type) => type.usable && customers.has(type.customerId))
      .map((type) => choiceOf(type, day))
    setWho({ day, choices, first: shifts[0]?.type?.id ?? null })
  }
  const openType = (type: TeamShiftType, day: Day) => setWho({ day, choices: [choiceOf(type, day)], first: type.id })
  return { places, openOf, who, openDay, openCell, openType, close: () => setWho(null) }
}

const leftOf = (needs: readonly Need[]): number =>
  needs.reduce((sum, { places, filled }) => sum + Math.max(0, places - filled), 0)

const labelOf = ({ shiftTypeName, start, end, customerName, filled, places }: Need): string =>
  `${texts.needs.shift(shiftTypeName, start, end)}, ${customerName}, ${texts.needs.filled(filled, places)}`
