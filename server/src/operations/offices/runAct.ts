import path from 'node:path'
import type { Environment } from '../../platform/settings/settingList.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { readArguments } from '../../identity/admin/readArguments.ts'
import { addAdministrator } from '../../identity/admin/addAdministrator.ts'
import { systemClock } from '../../platform/db/clock.ts'
import { addOffice, inOffice } from './addOffice.ts'
import { deleteOffice, dropDeleted } from './deleteOffice.ts'
import { dumpOffice } from './dumps/dumpOffice.ts'
import * as store from '../../platform/db/offices/officeListStore.ts'
import type { ListedOffice } from '../../platform/db/offices/officeListStore.ts'
import { latestMigration } from '../../platform/db/migration/migrations.ts'
import { migrateOffices } from './migrateOffices.ts'
import { examineOffices } from './examineOffices.ts'
import { exportOffice } from './dumps/exportOffice.ts'
import { moveOffice } from './moveOffice.ts'
import { restoreOffice, swapOffices } from './dumps/restoreOffice.ts'
import { size } from '@uurwerk/contract/operations/doctor/counted'
import { listOfficeSizes } from '../../platform/db/offices/officeSizesStore.ts'
import { recordAct } from './recordAct.ts'
import { tooManyOffices } from './newOffice.ts'
import { hostNamed } from './officeNames.ts'
import { openOfficeList, openTarget, type OfficeList } from '../../platform/db/offices/openOfficeList.ts'

export const USAGE = `Gebruik: bin/offices <handeling>

  list                                         alle kantoren
  add <naam> <hostnaam> [<e-mail> <google|apple> <voornaam> <achternaam>]
                                               een kantoor met zijn eerste admin
  admin <naam> <e-mail> <google|apple> [<voornaam> <achternaam>]
  host <naam> add|main|remove <hostnaam>       een hostnaam erbij, als hoofdnaam, of weg
  limits <naam> <verbindingen> [<per seconde> [<MB>]]
                                               hoeveel verbindingen van een proces het kantoor tegelijk gebruikt, hoeveel
                                               aanroepen per seconde een proces ervan aanneemt, en voor hoeveel MB er plaats is
  stop <naam> · start <naam>                   uit en weer aan, binnen tien seconden
  migrate                                      alle kantoren naar deze versie
  dump <naam> <map>                            het kantoor als één bestand, met pg_dump
  export <naam> <map>                          alle gegevens van het kantoor als CSV en losse documenten, voor het kantoor zelf
  restore <bestand> <naam> <hostnaam>          een dump als kopie ernaast, om te bekijken; er vertrekt niets
  swap <naam> <kopie>                          het kantoor krijgt de gegevens van de kopie, en omgekeerd
  move <naam> <map>                            naar de databank van TARGET_DATABASE_URL, met een dump in de map
  doctor [<naam>]                              wat er bij elk kantoor na te kijken valt; eindigt met 1 als iets niet in orde is
  delete <naam> <map>                          meteen uit, met een dump; na dertig dagen verwijdert 'purge' het
  purge                                        verwijdert wat dertig dagen geleden geschrapt of verhuisd is

DATABASE_URL is het adres van de server (een login zonder eigen rechten), DATABASE_URL_OPERATOR dat van de beheerder.`

const ADMIN_USAGE = 'Gebruik: bin/offices admin <naam> <e-mail> <google|apple> [<voornaam> <achternaam> [--medewerker]]'

type Act = (officeList: OfficeList, rest: readonly string[], environment: Environment) => Promise<readonly string[]>

const acts: Readonly<Record<string, Act>> = {
  list: async ({ client }) => {
    const sizes = await listOfficeSizes(client)
    return (await store.listOffices(client)).map((office) => lineOf(office, sizes.get(office.schema) ?? 0))
  },
  add: async (officeList, rest) => {
    const { name } = await addOffice(officeList, rest)
    return [
      `Het kantoor ${name} is gemaakt. De server toont het binnen tien seconden op ${rest[1]}.`,
      ...tooManyOffices(await store.listOffices(officeList.client)),
    ]
  },
  admin: async (officeList, [name = '', ...rest]) => {
    const office = await assertOffice(officeList, name, ['on', 'stopped'])
    const person = readArguments(['add', ...rest], ADMIN_USAGE)
    // This code writes no audit entry in the office, because `addAdministrator` writes it.
    await inOffice(officeList, office, (db) => addAdministrator(db, { ...person, now: systemClock.now() }))
    await store.insertAct(officeList.client, { act: 'admin', office: name, detail: person.email })
    return [`${person.email} is admin van ${name}.`]
  },
  host: async (officeList, rest) => changeHost(officeList, rest),
  limits: changeLimits,
  stop: (officeList, [name = '']) => changeState(officeList, name, { from: ['on'], to: 'stopped' }),
  start: (officeList, [name = '']) =>
    changeState(officeList, name, { from: ['stopped', 'copy', 'moving', 'deleted'], to: 'on' }),
  migrate: async (officeList) => [
    `Klaar: ${(await migrateOffices(officeList)).join(', ') || 'er zijn geen kantoren'}.`,
  ],
  dump: async (officeList, [name = '', folder = '']) => {
    const office = await assertOffice(officeList, name, ['on', 'stopped', 'copy', 'deleted'])
    const file = await dumpOffice(officeList, office, folder)
    await recordAct(officeList, office, {
      act: 'dump',
      detail: file,
      action: 'dump office',
      after: { fileName: path.basename(file) },
    })
    return [`Bewaard: ${file}`]
  },
  restore: restoreOffice,
  swap: async (officeList, [name = '', copy = '']) =>
    swapOffices(
      officeList,
      await assertOffice(officeList, name, ['on', 'stopped']),
      await assertOffice(officeList, copy, ['copy']),
    ),
  move: async (officeList, [name = '', folder = ''], environment) => {
    const office = await assertOffice(officeList, name, ['on', 'stopped', 'moving', 'moved'])
    const target = await openTarget(environment)
    try {
      return await moveOffice({ officeList, target, office, folder })
    } finally {
      await target.close()
    }
  },
  export: async (officeList, [name = '', folder = '']) => {
    const office = await assertOffice(officeList, name, ['on', 'stopped', 'copy', 'deleted'])
    const place = await exportOffice(officeList, office, folder)
    const after = { fileName: path.basename(place) }
    await recordAct(officeList, office, { act: 'export', detail: place, action: 'export office', after })
    return [
      `Uitgeschreven: ${place}`,
      'Niet versleuteld, ook niet met OFFICES_KEY, want het kantoor moet alles zelf kunnen lezen. Versleutel de map voor ze weggaat.',
    ]
  },
  doctor: (officeList, [name], environment) => examineOffices(officeList, name ?? null, environment),
  delete: async (officeList, [name = '', folder = '']) =>
    deleteOffice(officeList, await assertOffice(officeList, name, ['on', 'stopped', 'copy', 'deleted']), folder),
  purge: dropDeleted,
}

type Options = {
  /** Called when another action is running. */
  readonly onWait?: () => void
  readonly pause?: OfficeList['pause']
}

/** Returns the lines that the command prints. */
export async function runAct(
  environment: Environment,
  act: string,
  rest: readonly string[],
  { onWait, ...options }: Options = {},
): Promise<readonly string[]> {
  const work = Object.hasOwn(acts, act) ? acts[act] : undefined
  if (work === undefined) throw new StartRefusal(USAGE)
  const officeList = await openOfficeList(environment, onWait)
  try {
    return await work({ ...officeList, ...options }, rest, environment)
  } finally {
    await officeList.close()
  }
}

/** Refuses an office in another state or with an older schema (rule offices-9). */
async function assertOffice(
  { client }: OfficeList,
  name: string,
  states: readonly store.OfficeState[],
): Promise<ListedOffice> {
  const office = (await store.listOffices(client)).find((each) => each.name === name)
  if (office === undefined) throw new StartRefusal(`Er is geen kantoor ${name}.`)
  if (!states.includes(office.state))
    throw new StartRefusal(`Dit kan niet: het kantoor ${name} is ${WORDS[office.state]}.`)
  const latest = latestMigration()
  // A moved office keeps its old migration number. The move checks the number in the new database.
  if (office.state !== 'moved' && office.migration < latest)
    throw new StartRefusal(
      `Het kantoor ${name} heeft migratie ${office.migration}, en deze versie heeft ${latest} nodig: voer eerst 'bin/offices migrate' uit.`,
    )
  return office
}

type Change = { readonly from: readonly store.OfficeState[]; readonly to: 'on' | 'stopped' }

async function changeState(officeList: OfficeList, name: string, { from, to }: Change): Promise<string[]> {
  const office = await assertOffice(officeList, name, from)
  const [act, action] = to === 'on' ? (['start', 'start office'] as const) : (['stop', 'stop office'] as const)
  await recordAct(officeList, office, { act, detail: '', action }, () => store.updateState(officeList.client, name, to))
  return [`${name} is ${WORDS[to]}. De servers weten het binnen tien seconden.`]
}

async function changeLimits(
  officeList: OfficeList,
  [name = '', connections = '', callsPerSecond, megabytes]: readonly string[],
): Promise<string[]> {
  const office = await assertOffice(officeList, name, ['on', 'stopped'])
  if (!/^([1-9]|1[0-6])$/.test(connections)) throw new StartRefusal('Het aantal verbindingen is 1 tot en met 16.')
  if (callsPerSecond !== undefined && !/^([1-9]\d{0,2}|1000)$/.test(callsPerSecond))
    throw new StartRefusal('Het aantal aanroepen per seconde is 1 tot en met 1000.')
  if (megabytes !== undefined && !/^[1-9]\d{0,6}$/.test(megabytes))
    throw new StartRefusal('Het aantal MB is 1 tot en met 9999999.')
  const before = {
    connections: office.connections,
    callsPerSecond: office.callsPerSecond,
    megabytes: office.megabytes,
  }
  const after = {
    connections: Number(connections),
    callsPerSecond: Number(callsPerSecond ?? office.callsPerSecond),
    megabytes: Number(megabytes ?? office.megabytes),
  }
  const detail = [connections, callsPerSecond, megabytes].filter((part) => part !== undefined).join(' ')
  const act = { act: 'limits', detail, action: 'change office limits', before, after } as const
  await recordAct(officeList, office, act, () => store.updateLimits(officeList.client, name, after))
  return [
    `${name} gebruikt hoogstens ${connections} verbindingen van elk proces, en elk proces neemt er gemiddeld hoogstens ${after.callsPerSecond} aanroepen per seconde van aan. Er is plaats voor ${after.megabytes} MB.`,
  ]
}

async function changeHost(
  officeList: OfficeList,
  [name = '', verb = '', text = '']: readonly string[],
): Promise<string[]> {
  const office = await assertOffice(officeList, name, ['on', 'stopped'])
  if (!['add', 'main', 'remove'].includes(verb))
    throw new StartRefusal('Gebruik: bin/offices host <naam> add|main|remove <hostnaam>')
  const host = hostNamed(text)
  const owner = (await store.listOffices(officeList.client)).find(({ hosts }) => hosts.includes(host))
  if (owner !== undefined && owner.name !== name) throw new StartRefusal(`De hostnaam ${host} is al van een kantoor.`)
  const change = hostChange(officeList, office, verb, { host, isOwn: owner !== undefined })
  if (change === null)
    throw new StartRefusal(
      `Dit kan niet: ${name} heeft ${office.hosts.join(', ')}, en ${office.hosts[0]} is de hoofdnaam.`,
    )
  const [before, after] = [{ hostNames: office.hosts }, { hostNames: change.hosts }]
  const act = { act: `host ${verb}`, detail: host, action: 'change office hosts', before, after } as const
  await recordAct(officeList, office, act, change.write)
  return [`${name} heeft nu ${change.hosts.join(', ')}. De hoofdnaam is ${change.hosts[0]}.`]
}

type HostChange = { readonly hosts: readonly string[]; readonly write: () => Promise<void> }

/** Returns the new host names of an office after a change; null when the change is not possible (rule offices-5). */
function hostChange(
  { client }: OfficeList,
  { name, hosts }: ListedOffice,
  verb: string,
  { host, isOwn }: { readonly host: string; readonly isOwn: boolean },
): HostChange | null {
  const others = hosts.filter((each) => each !== host)
  if (verb === 'add' && !isOwn)
    return { hosts: [...hosts, host], write: () => store.insertHost(client, { name, host, isMain: false }) }
  if (verb === 'main' && isOwn) return { hosts: [host, ...others], write: () => store.makeMainHost(client, name, host) }
  if (verb === 'remove' && isOwn && hosts[0] !== host)
    return { hosts: others, write: () => store.deleteHost(client, host) }
  return null
}

const WORDS: Readonly<Record<store.OfficeState, string>> = {
  being_made: 'nog niet klaar',
  on: 'aan',
  stopped: 'uit',
  copy: 'kopie',
  moving: 'in verhuizing',
  arrived: 'aangekomen',
  moved: 'verhuisd',
  deleted: 'geschrapt',
  dropped: 'verwijderd',
}

const FULL_FROM = 0.8

/** When an office uses 80 % of its storage or more, the line says that the office is nearly full (rule offices-16). */
const lineOf = (
  { name, state, hosts, migration, connections, callsPerSecond, megabytes }: ListedOffice,
  bytes: number,
): string =>
  [
    name.padEnd(32),
    WORDS[state].padEnd(14),
    `migratie ${migration}`,
    `${connections} verbindingen`,
    `${callsPerSecond} aanroepen/s`,
    `${size(bytes)} van ${size(megabytes * 1024 ** 2)}${bytes < megabytes * 1024 ** 2 * FULL_FROM ? '' : ' (bijna vol)'}`,
    hosts.join(' '),
  ].join('  ')
