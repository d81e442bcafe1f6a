const TRIES = 3

/**
 * Repeats an attempt until its time is below the limit, at most three times. Returns the time of the fastest attempt. One
 * fast attempt is enough, because the first attempts also compile the code and therefore take longer. `restore` undoes
 * an attempt before the next one.
 */
export async function fastestOfThree(
  mostMs: number,
  attempt: () => Promise<number>,
  restore: () => Promise<unknown> = async () => {},
): Promise<number> {
  let fastest = await attempt()
  for (let tries = 1; tries < TRIES && fastest >= mostMs; tries += 1) {
    await restore()
    fastest = Math.min(fastest, await attempt())
  }
  return fastest
}
