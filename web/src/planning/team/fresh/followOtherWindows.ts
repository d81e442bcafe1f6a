import { otherWindows, type WriteElsewhere } from '../../../app/api/window/otherWindows.ts'
import { noteWrite } from './noteWrite.ts'
import { concernsTeam, readTeamAgain, type TeamChange } from './readTeamAgain.ts'

/** Reads the team after writes in other windows, when the tab is visible (rule team-49). Returns a stop function. */
export function followOtherWindows(): () => void {
  let waiting: TeamChange[] = []
  function read(): void {
    if (document.hidden || waiting.length === 0) return
    const changes = waiting
    waiting = []
    void readTeamAgain(changes)
  }
  function onMessage({ data }: MessageEvent<WriteElsewhere>): void {
    const changes = changesOf(data).filter(concernsTeam)
    for (const { userId, contractId } of changes)
      noteWrite({
        people: userId === null ? [] : [userId],
        contracts: contractId === null ? [] : [contractId],
      })
    waiting.push(...changes)
    read()
  }
  otherWindows.addEventListener('message', onMessage)
  document.addEventListener('visibilitychange', read)
  return () => {
    otherWindows.removeEventListener('message', onMessage)
    document.removeEventListener('visibilitychange', read)
  }
}

/** A write that names no person and no contract can be about everybody. */
function changesOf({ subjects, params = {}, operations = [] }: WriteElsewhere): readonly TeamChange[] {
  const change = { subjects: [...subjects], userId: null, contractId: null }
  if ('userId' in params) return [{ ...change, userId: Number(params.userId) }]
  if ('contractId' in params) return [{ ...change, contractId: Number(params.contractId) }]
  if (operations.length === 0) return [change]
  const contracts = new Set(operations.map(({ contractId }) => contractId))
  return [...contracts].map((contractId) => ({ ...change, contractId }))
}
