import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { findingInWords } from '@uurwerk/contract/operations/doctor/findings'
import { systemClock } from '../../platform/db/clock.ts'
import { readStandbyFigures } from '../../platform/db/databaseFigures.ts'
import { latestMigration } from '../../platform/db/migration/migrations.ts'
import { databaseOn } from '../../platform/db/offices/databaseOn.ts'
import {
  listOffices,
  listWithoutDump,
  readLastStop,
  type ListedOffice,
} from '../../platform/db/offices/officeListStore.ts'
import type { OfficeList } from '../../platform/db/offices/openOfficeList.ts'
import { addressAt } from '../../platform/settings/addressAt.ts'
import type { Environment } from '../../platform/settings/settingList.ts'
import { readSettings, type Settings } from '../../platform/settings/settings.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { foundInStandbys } from '../doctor/checks/checkDatabase.ts'
import { examineInstallation } from '../doctor/examineInstallation.ts'
import { inOffice } from './addOffice.ts'
import { GONE, tooManyOffices } from './newOffice.ts'

const STATES = { green: 'in orde', amber: 'nakijken', red: 'niet in orde' } as const
type Finding = { readonly state: 'amber' | 'red'; readonly text: string }

/**
 * Runs the installation check of each served office. The command fails when a finding is red, so that a monitoring
 * program sees this.
 */
export async function examineOffices(
  officeList: OfficeList,
  name: string | null,
  environment: Environment,
): Promise<string[]> {
  const settings = { ...readSettings(environment), demo: false }
  const offices = (await listOffices(officeList.client)).filter(
    (office) => !GONE.has(office.state) && (name === null || office.name === name),
  )
  if (name !== null && offices.length === 0) throw new StartRefusal(`Er is geen kantoor ${name}.`)
  const lines: string[] = []
  let isRed = false
  const tell = (what: string, found: readonly Finding[]): void => {
    const worst = found.some(({ state }) => state === 'red') ? 'red' : found.length > 0 ? 'amber' : 'green'
    isRed ||= worst === 'red'
    lines.push(`${what}: ${STATES[worst]}`, ...found.map(({ text }) => `  - ${text}`))
  }
  const ofDatabase = name === null ? await foundInOfficeList(officeList) : []
  if (ofDatabase.length > 0) tell('de databank', ofDatabase)
  for (const office of offices) tell(office.name, await findingsOf(officeList, office, settings))
  if (isRed) throw new StartRefusal(lines.join('\n'))
  return lines
}

async function foundInOfficeList({ client }: OfficeList): Promise<Finding[]> {
  const standbys = foundInStandbys(await readStandbyFigures(databaseOn(client)))
  const texts = [...tooManyOffices(await listOffices(client)), ...notDumped(await listWithoutDump(client))]
  return [...standbys.map(findingInWords).map(inOneLine), ...texts.map((text) => ({ state: 'amber', text }) as const)]
}

const MOST_NAMES = 5

function notDumped(names: readonly string[]): string[] {
  if (names.length === 0) return []
  const others = names.length > MOST_NAMES ? [`en nog ${names.length - MOST_NAMES}`] : []
  return [
    `Zonder dump van de laatste twee nachten: ${[...names.slice(0, MOST_NAMES), ...others].join(', ')}. Kijk naar de nachtelijke dump, tenzij je de hele databank anders bewaart.`,
  ]
}

async function findingsOf(officeList: OfficeList, office: ListedOffice, settings: Settings): Promise<Finding[]> {
  const unusual = UNUSUAL[office.state]
  if (unusual !== undefined) return [unusual]
  const copy = office.state === 'stopped' ? (await readLastStop(officeList.client, office.name))?.copy : null
  if (copy)
    return [
      {
        state: 'red',
        text: `uit, midden in een swap die onderbroken werd: herhaal swap ${office.name} ${copy}, of zet het weer aan met start ${office.name}`,
      },
    ]
  if (office.migration < latestMigration())
    return [
      {
        state: 'red',
        text: `heeft migratie ${office.migration}, en deze versie heeft er ${latestMigration()}: migrate`,
      },
    ]
  return inOffice(officeList, office, async (db) => {
    const now = systemClock.now()
    const ofOffice = { ...settings, publicUrl: addressAt(settings.publicUrl, office.hosts[0] ?? '') }
    const services = { db, clock: systemClock, settings: ofOffice, roomBytes: office.megabytes * 1024 ** 2 }
    const { _embedded } = await examineInstallation({ db, now, today: brusselsDayOf(now), services })
    return _embedded.doctorCheckList.flatMap(({ findings }) => findings.map(inOneLine))
  })
}

type FindingInWords = Pick<Finding, 'state'> & { readonly sentence: string; readonly wayOut: string }

const inOneLine = ({ state, sentence, wayOut }: FindingInWords): Finding => ({
  state,
  text: `${STATES[state]}: ${sentence} ${wayOut}`,
})

/** The states of an office that is stopped, or for which an action of the operator is not complete. */
const UNUSUAL: Partial<Record<ListedOffice['state'], Finding>> = {
  being_made: {
    state: 'red',
    text: 'nog niet klaar: de handeling die het maakte, is onderbroken. De volgende add, restore of move ruimt het op',
  },
  moving: { state: 'red', text: 'dicht, midden in een verhuizing: herhaal move, of zet het hier weer aan met start' },
  arrived: { state: 'red', text: 'aangekomen en nog dicht: herhaal move waar het vandaan kwam' },
}
