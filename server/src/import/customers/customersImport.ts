import { identityOfVat } from '@uurwerk/domain/invoicing/buyerIdentity'
import { NewCustomer } from '@uurwerk/contract/customers/customerBodies'
import { RegimeCode } from '@uurwerk/contract/customers/regimeCode'
import { customerColumns } from '@uurwerk/contract/import/customerColumns'
import { messages } from '@uurwerk/contract/messages'
import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import { refusalToSetParent } from '@uurwerk/domain/customers/refusalToSetParent'
import { nameKey } from '@uurwerk/domain/import/nameKey'
import { fits } from '@uurwerk/domain/invoicing/vat/refusalOfVat'
import { nameOfRegime, SEEDED_REGIMES, type OwnExemption } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { warningOnVatNumber } from '@uurwerk/domain/invoicing/numbers/warningOnVatNumber'
import { z } from 'zod'
import { customerFieldsOf, NEW_CUSTOMER } from '../../customers/customerFieldsOf.ts'
import { ratesOf } from '../../customers/customerChanges.ts'
import type { CommandContext } from '../../app/context.ts'
import { listOwnExemptions } from '../../invoicing/vatRegimes/vatRegimeStore.ts'
import { bodyOf } from '../table/bodyOf.ts'
import { customerKey } from './customerKey.ts'
import { listImportedCustomers, type ImportedCustomer, type StoredCustomer } from './customersImportStore.ts'
import { plainPath, type Importing, type Judges, type RowRefusal, type Cells } from '../importing.ts'
import { insertImportedCustomers } from './insertImportedCustomers.ts'
import type { CellResult, RowValues } from '../table/readRow.ts'
import { customerCells } from './customerCells.ts'

/** A row has the name of the parent, because a parent in the same file has no id yet. */
const NamedCustomer = NewCustomer.and(
  z.object({ parentName: z.string().nullable(), vatRegime: RegimeCode.nullable().default(null) }),
)

type Body = z.output<typeof NamedCustomer>

export async function customersImport(context: CommandContext): Promise<Importing<Body>> {
  const own = await listOwnExemptions(context.tx)
  return {
    columns: customerColumns,
    schema: NamedCustomer,
    bodyOf: customerBodyOf,
    pathOf: ratePathOf,
    lookup: ({ refersTo }, text) => (refersTo === 'vatRegime' ? regimeNamed(text, own) : { value: text }),
    keyOf: ({ name }) => (typeof name === 'string' && name !== '' ? customerKey(name) : null),
    nameOf: ({ name }) => name,
    judging: async (rows) => judgesOf(await listImportedCustomers(context.tx), { rows, own }),
    // Parent customers are written first, because the import finds a parent by its name among the stored customers.
    orderOfWriting: (bodies) =>
      bodies.toSorted((a, b) => Number(a.parentName !== null) - Number(b.parentName !== null)),
    insert: (bodies) => insertImportedCustomers(context, bodies.map(importedCustomerOf)),
  }
}

/**
 * The request body that the form would send for a row. A customer has all its own bonus rates, or none. The body has
 * the name of the parent, because the import looks the parent up after it has read all rows.
 */
function customerBodyOf(values: RowValues): unknown {
  const { parentCompanyId, ...rest } = values
  const rates = BONUS_TYPES.flatMap((bonusType) => {
    const percentage = values[`bonusRatesList.${bonusType}`]
    return percentage === undefined ? [] : [{ bonusType, percentage }]
  })
  return {
    ...bodyOf(rest),
    parentName: typeof parentCompanyId === 'string' ? parentCompanyId : null,
    isCustomBonusRates: rates.length > 0,
    bonusRatesList: rates,
  }
}

/**
 * The path of the import column to which an error of the form belongs. In an error about a bonus rate, the path of the
 * form contains the position of the rate in the list, or the bonus type when the rate is missing. The path of the
 * import column always contains the bonus type.
 */
function ratePathOf(issue: readonly PropertyKey[], body: unknown): string {
  const [field, index] = issue
  if (field !== 'bonusRatesList' || typeof index !== 'number') return plainPath(issue)
  const { bonusRatesList } = body as { bonusRatesList: { bonusType: string }[] }
  return `bonusRatesList.${bonusRatesList[index]!.bonusType}`
}

function importedCustomerOf(body: Body): ImportedCustomer {
  const { parentId: _, ...fields } = customerFieldsOf(body, NEW_CUSTOMER)
  return {
    fields,
    parentName: body.parentName,
    vatRegime: body.vatRegime,
    emails: body.confirmedEmailDtos.map(({ emailAddress }) => emailAddress),
    rates: ratesOf(body),
  }
}

type Around = { readonly rows: readonly RowValues[]; readonly own: readonly OwnExemption[] }

/** Finds the VAT regime that has this name on our screens. */
function regimeNamed(text: string, own: readonly OwnExemption[]): CellResult {
  const codes = [...SEEDED_REGIMES, ...own.map(({ code }) => code)]
  const found = codes.find((code) => nameKey(nameOfRegime(code, own)) === nameKey(text))
  if (found !== undefined) return { value: found }
  // The message separates the names by commas. Each name is in quotes, because some names contain a comma.
  const names = codes.map((code) => `‘${nameOfRegime(code, own)}’`)
  return { message: messages.oneOf('btw-regime', names) }
}

/** Refuses a VAT regime that a customer in this country cannot have, in the same way as the screens. */
function regimeRefusals({ vatRegime: regime, privatePerson = false, vat, invoiceAddress }: Body): RowRefusal[] {
  const { country } = invoiceAddress
  const { vatId } = identityOfVat(vat ?? '', country)
  if (regime === null || fits(regime, { country, privatePerson, vatId })) return []
  return [{ path: 'vatRegime', refusal: { code: 'vat_regime_country', regime, country } as const }]
}

/** Checks each row of an import file of customers against the stored customers and the other rows (rule import-23). */
function judgesOf(stored: readonly StoredCustomer[], { rows, own }: Around): Judges<Body> {
  // The stored customers are sorted: an active customer comes after an inactive customer with the same name, and
  // replaces it in this map.
  const storedByName = new Map(stored.map((customer) => [customerKey(customer.fields.name), customer]))
  const inFile = new Map(rows.map((row) => [nameIn(row, 'name'), nameIn(row, 'parentCompanyId')]))
  const parents = new Set(inFile.values())
  const parentRefusals = (name: string, parentName: string): RowRefusal[] => {
    if (parentName === '') return []
    const parent = storedByName.get(parentName) ?? comingParent(inFile.get(parentName))
    const refusal =
      parent === null
        ? ({ code: 'import_customer_unknown' } as const)
        : refusalToSetParent({
            customerId: NOT_YET,
            hasSubdivisions: parents.has(name),
            parent: parentName === name ? { ...parent, id: NOT_YET } : parent,
          })
    return refusal === null ? [] : [{ path: 'parentCompanyId', refusal }]
  }
  return {
    judge: (body) => {
      const entered = customerCells({ ...importedCustomerOf(body), active: true }, own)
      const standing = storedByName.get(customerKey(body.name))
      if (standing !== undefined) return { stored: alike(customerCells(standing, own), entered), entered }
      const refusals = [
        ...parentRefusals(customerKey(body.name), customerKey(body.parentName ?? '')),
        ...regimeRefusals(body),
      ]
      if (refusals.length > 0) return { refusals }
      const warned = warningOnVatNumber({ vat: body.vat ?? '', country: body.invoiceAddress.country })
      return { entered, warnings: warned === null ? [] : [{ path: 'vat', warned }] }
    },
    judgeRest: (row) => {
      const name = nameIn(row, 'name')
      return storedByName.has(name) ? [] : parentRefusals(name, nameIn(row, 'parentCompanyId'))
    },
  }
}

const nameIn = (values: RowValues, path: string): string => {
  const name = values[path]
  return typeof name === 'string' ? customerKey(name) : ''
}

/** Treats names that differ only in capital letters as equal, so that they are not reported as a difference. */
const alike = (stored: Cells, entered: Cells): Cells => ({
  ...stored,
  ...Object.fromEntries(
    ['name', 'parentCompanyId']
      .filter((path) => customerKey(stored[path] ?? '') === customerKey(entered[path] ?? ''))
      .map((path) => [path, entered[path] ?? '']),
  ),
})

/** A number that replaces the id of a customer in the same file, because this customer has no id yet. */
const NOT_YET = -1
const ANOTHER_OF_FILE = -2

const comingParent = (
  itsParent: string | undefined,
): { readonly id: number; readonly parentId: number | null } | null =>
  itsParent === undefined ? null : { id: ANOTHER_OF_FILE, parentId: itsParent === '' ? null : NOT_YET }
