import type { Run } from './fixtures/runOptions.ts'
import { crashRun } from './crash/crashRun.ts'
import { deployRun } from './deploy/deployRun.ts'
import { failoverRun } from './failover/failoverRun.ts'
import { importsRun } from './imports/importsRun.ts'
import { inputRun } from './input/inputRun.ts'
import { overloadRun } from './overload/overloadRun.ts'
import { loadRun } from './load/loadRun.ts'
import { patroniRun } from './failover/patroniRun.ts'
import { proxyRun } from './proxy/proxyRun.ts'
import { sendingRun } from './sending/sendingRun.ts'
import { sharesRun } from './shares/sharesRun.ts'
import { startRun } from './start/startRun.ts'
import { upgradeRun } from './upgrade/upgradeRun.ts'

/** All runs of `npm run trust`. The key is the name of the run. */
export const runs: Readonly<Record<string, Run>> = {
  crash: crashRun,
  deploy: deployRun,
  failover: failoverRun,
  imports: importsRun,
  input: inputRun,
  overload: overloadRun,
  load: loadRun,
  patroni: patroniRun,
  proxy: proxyRun,
  sending: sendingRun,
  shares: sharesRun,
  start: startRun,
  upgrade: upgradeRun,
}
