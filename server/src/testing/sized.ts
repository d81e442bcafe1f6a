/** The number of cases of a random test: few in `npm test`, many in `npm run trust -- deep` and in `.ci/run`. */
export const sized = (small: number, full: number): number => (process.env['TEST_SIZE'] ? full : small)
