import * as texts from '../../texts/texts.ts'
import { PlaceSwitcher } from '../../timesheets/review/PlaceSwitcher.tsx'
import type { usePeopleOfList } from './usePeopleOfList.ts'

const words = texts.payroll.list

/** The buttons to the previous and the next person of the list, and the position in it. */
export function PayrollSwitcher({ people }: { readonly people: ReturnType<typeof usePeopleOfList> }) {
  const { place, all, listName, previous, next, go } = people
  if (place === null) return null
  return (
    <PlaceSwitcher
      listName={listName}
      place={place}
      all={all}
      inWords={words.placeInWords(listName, place, all)}
      previous={previous === null ? words.noPrevious : words.previous(previous.username)}
      next={next === null ? words.noNext : words.next(next.username)}
      onPrevious={previous === null ? null : () => go(previous)}
      onNext={next === null ? null : () => go(next)}
    />
  )
}
