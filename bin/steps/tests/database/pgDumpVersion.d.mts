export function pgDumpVersion(): number
