import { useState } from 'react'
import { useCurrentUser } from '../../../app/session/currentUser.ts'
import { added, readViews } from './keptViews.ts'
import type { View } from './keptViews.ts'

/**
 * The saved views of the signed-in person. They are stored in the browser, because they are a habit of one person at
 * one desk (rule timesheets-70).
 */
export function useViews() {
  const key = `uurwerk.views.contracts.${useCurrentUser().id}`
  const [views, setViews] = useState(() => readViews(localStorage.getItem(key)))

  function keep(next: readonly View[]): void {
    setViews(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  return {
    views,
    save: (view: View) => keep(added(views, view)),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  }
}
