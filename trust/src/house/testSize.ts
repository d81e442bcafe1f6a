/** Whether the tests prove in full (`npm run trust -- deep`) or in a small form (`npm test`). */
export const isDeep = process.env['TEST_SIZE'] === 'deep'

/** Another number for each commit. */
export const testSeed = Number(process.env['TEST_SEED'])
