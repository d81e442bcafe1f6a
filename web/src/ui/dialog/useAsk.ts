import { useState } from 'react'

type Question<About> = { readonly about: About; readonly answer: (yes: boolean) => void }

/** An action asks with `await ask(about)`. `asked` has the question and the function that gets the answer. */
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
