import type { Environment } from '../../platform/settings/settingList.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { readArguments } from '../../identity/admin/readArguments.ts'
import { addAdministrator } from '../../identity/admin/addAdministrator.ts'
import { systemClock } from '../../platform/db/clock.ts'
import { addOffice, inOffice } from './addOffice.ts'
import { deleteOffice, dropDeleted } from './deleteOffice.ts'
import { dumpOffice } from './dumpOffice.ts'
import * as store from '../../platform/db/offices/houseStore.ts'
import type { ListedOffice } from '../../platform/db/offices/houseStore.ts'
import { migrateOffices } from './migrateOffices.ts'
import { hostNamed } from './officeNames.ts'
import { openHouse, type House } from '../../platform/db/offices/openHouse.ts'

export const USAGE = `Gebruik: bin/offices <handeling>

  list                                         alle kantoren
  add <naam> <hostnaam> [<e-mail> <google|apple> <voornaam> <achternaam>]
                                               een kantoor met zijn eerste admin
  admin <naam> <e-mail> <google|apple> [<voornaam> <achternaam>]
  host <naam> add|main|remove <hostnaam>       een hostnaam erbij, als hoofdnaam, of weg
  limits <naam> <verbindingen>                 hoeveel verbindingen van een proces het kantoor tegelijk gebruikt
  stop <naam> · start <naam>                   uit en weer aan, binnen tien seconden
  migrate                                      alle kantoren naar deze versie
  dump <naam> <map>                            het kantoor als één bestand, met pg_dump
  delete <naam> <map>                          meteen uit, met een dump; na dertig dagen verwijdert 'purge' het
  purge                                        verwijdert wat dertig dagen geleden geschrapt is

DATABASE_URL is het adres van de server (een login zonder eigen rechten), DATABASE_URL_OPERATOR dat van de beheerder.`

type Act = (house: House, rest: readonly string[]) => Promise<readonly string[]>

const acts: Readonly<Record<string, Act>> = {
  list: async ({ client }) => (await store.listOffices(client)).map(lineOf),
  add: async (house, rest) => {
    const { name } = await addOffice(house, rest)
    return [`Het kantoor ${name} is gemaakt. De server toont het binnen tien seconden op ${rest[1]}.`]
  },
  admin: async (house, [name = '', ...rest]) => {
    const office = await demandOffice(house, name, ['on', 'stopped'])
    const person = readArguments(['add', ...rest])
    await inOffice(house, office, (db) => addAdministrator(db, { ...person, now: systemClock.now() }))
    await store.insertAct(house.client, { act: 'admin', office: name, detail: person.email })
    return [`${person.email} is admin van ${name}.`]
  },
  host: async (house, rest) => changeHost(house, rest),
  limits: async (house, [name = '', connections = '']) => {
    await demandOffice(house, name, ['on', 'stopped'])
    if (!/^([1-9]|1\d|20)$/.test(connections)) throw new StartRefusal('Het aantal verbindingen is 1 tot en met 20.')
    await store.updateConnections(house.client, name, Number(connections))
    await store.insertAct(house.client, { act: 'limits', office: name, detail: connections })
    return [`${name} gebruikt hoogstens ${connections} verbindingen van elk proces.`]
  },
  stop: (house, [name = '']) => changeState(house, name, { from: ['on'], to: 'stopped' }),
  start: (house, [name = '']) => changeState(house, name, { from: ['stopped', 'deleted'], to: 'on' }),
  migrate: async (house) => [`Klaar: ${(await migrateOffices(house)).join(', ') || 'er zijn geen kantoren'}.`],
  dump: async (house, [name = '', folder = '']) => {
    const file = await dumpOffice(house, await demandOffice(house, name, ['on', 'stopped', 'deleted']), folder)
    return [`Bewaard: ${file}`]
  },
  delete: async (house, [name = '', folder = '']) =>
    deleteOffice(house, await demandOffice(house, name, ['on', 'stopped', 'deleted']), folder),
  purge: dropDeleted,
}

/** Does one act of an operator on the offices, and returns the lines that the command prints. */
export async function runAct(
  environment: Environment,
  act: string,
  rest: readonly string[],
): Promise<readonly string[]> {
  const work = acts[act]
  if (work === undefined) throw new StartRefusal(USAGE)
  const house = await openHouse(environment)
  try {
    return await work(house, rest)
  } finally {
    await house.close()
  }
}

async function demandOffice(
  { client }: House,
  name: string,
  states: readonly store.OfficeState[],
): Promise<ListedOffice> {
  const office = (await store.listOffices(client)).find((each) => each.name === name)
  if (office === undefined) throw new StartRefusal(`Er is geen kantoor ${name}.`)
  if (!states.includes(office.state))
    throw new StartRefusal(`Dit kan niet: het kantoor ${name} is ${WORDS[office.state]}.`)
  return office
}

type Change = { readonly from: readonly store.OfficeState[]; readonly to: 'on' | 'stopped' }

async function changeState(house: House, name: string, { from, to }: Change): Promise<string[]> {
  await demandOffice(house, name, from)
  await store.updateState(house.client, name, to)
  await store.insertAct(house.client, { act: to === 'on' ? 'start' : 'stop', office: name, detail: '' })
  return [`${name} is ${WORDS[to]}. De servers weten het binnen tien seconden.`]
}

async function changeHost(house: House, [name = '', verb = '', text = '']: readonly string[]): Promise<string[]> {
  const office = await demandOffice(house, name, ['on', 'stopped'])
  const host = hostNamed(text)
  const owner = (await store.listOffices(house.client)).find(({ hosts }) => hosts.includes(host))
  if (owner !== undefined && owner.name !== name) throw new StartRefusal(`De hostnaam ${host} is al van een kantoor.`)
  const isOwn = owner !== undefined
  if (verb === 'add' && !isOwn) await store.insertHost(house.client, { name, host, isMain: false })
  else if (verb === 'main' && isOwn) await store.makeMainHost(house.client, name, host)
  else if (verb === 'remove' && isOwn && office.hosts[0] !== host) await store.deleteHost(house.client, host)
  else
    throw new StartRefusal(
      `Dit kan niet: ${name} heeft ${office.hosts.join(', ')}, en ${office.hosts[0]} is de hoofdnaam.`,
    )
  await store.insertAct(house.client, { act: `host ${verb}`, office: name, detail: host })
  return [`${name}: ${verb} ${host}`]
}

const WORDS: Readonly<Record<store.OfficeState, string>> = {
  being_made: 'nog niet klaar',
  on: 'aan',
  stopped: 'uit',
  deleted: 'geschrapt',
  dropped: 'verwijderd',
}

const lineOf = ({ name, state, hosts, migration, connections }: ListedOffice): string =>
  [
    name.padEnd(32),
    WORDS[state].padEnd(14),
    `migratie ${migration}`,
    `${connections} verbindingen`,
    hosts.join(' '),
  ].join('  ')
