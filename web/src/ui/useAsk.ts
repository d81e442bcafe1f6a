import { useState } from 'react'

type Question<About> = { readonly about: About; readonly answer: (yes: boolean) => void }

/** A question in the middle of an act: `await ask(about)`, while a dialog shows `asked` and answers it. */
export function useAsk<About>() {
  const [asked, setAsked] = useState<Question<About> | null>(null)
  const ask = (about: About) =>
    new Promise<boolean>((resolve) =>
      setAsked({
        about,
        answer: (yes) => {
          setAsked(null)
          resolve(yes)
        },
      }),
    )
  return { asked, ask }
}
