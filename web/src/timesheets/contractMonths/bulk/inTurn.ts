type Act<About> = (about: About) => Promise<unknown>

/** Runs calls one at a time. Each call starts after the previous call succeeded or failed. */
export function inTurn<About>(act: Act<About>): Act<About> {
  let last: Promise<unknown> = Promise.resolve()
  return (about) => {
    const mine = last.then(() => act(about))
    last = mine.catch(() => {})
    return mine
  }
}
