import type { JobLog } from '../jobs/startWorker.ts'

export const silentLog: JobLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
