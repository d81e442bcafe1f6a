export const isDeep = process.env['TEST_SIZE'] === 'deep'

/** The number of cases of a random test. It is small in `npm test` and large in `npm run trust -- deep`. */
export const sized = (small: number, deep: number): number => (isDeep ? deep : small)
