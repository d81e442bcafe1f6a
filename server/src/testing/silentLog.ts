import type { JobLog } from '../platform/jobs/startWorker.ts'

export const silentLog: JobLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
