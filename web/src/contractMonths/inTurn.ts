type Act<About> = (about: About) => Promise<unknown>

/** For what must not run all at once: each begins when the one before it has ended, well or not. */
export function inTurn<About>(act: Act<About>): Act<About> {
  let last: Promise<unknown> = Promise.resolve()
  return (about) => {
    const mine = last.then(() => act(about))
    last = mine.catch(() => {})
    return mine
  }
}
