import { useState } from 'react'

const KEY = 'uurwerk.hideInternal'

/** Whether the rows of the internal company are left out; remembered for as long as the browser runs. */
export function useHideInternal(): readonly [hidden: boolean, hide: (hidden: boolean) => void] {
  const [hidden, setHidden] = useState(() => sessionStorage.getItem(KEY) === 'true')
  return [
    hidden,
    (next) => {
      sessionStorage.setItem(KEY, String(next))
      setHidden(next)
    },
  ]
}
