import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

/**
 * The paths of the API about HR's timesheets and invoices. The requirements of the product prescribe these paths. {} is
 * a variable part.
 */
const calls = {
  'contract overview and status': [
    'GET /administration/contract/{}/all',
    'PUT /administration/contract/{}/reopen/{}',
    'PUT /administration/contract/{}/unlock/{}',
    'PUT /administration/contract/{}/toggleConfirmForInvoice/{}',
    'PUT /administration/contract/{}/lockall',
    'GET /administration/contract/{}/all/{}',
    'GET /administration/contract/{}',
    'PATCH /administration/contract/{}/order',
  ],
  'payroll timesheet': [
    'GET /administration/timesheet/{}/{}',
    'POST /administration/timesheet/updateAbsenceCounters/{}',
    'GET /administration/timesheet/{}/{}/download',
    'GET /administration/timesheet/{}/{}/csv',
    'GET /administration/timesheet/{}/{}/eblox',
    'GET /administration/timesheet/{}/{}/hremployer/eblox',
  ],
  'contract month data': [
    'GET /administration/timesheet/{}/{}/all',
    'GET /administration/timesheet/{}/{}/worked',
    'GET /administration/timesheet/{}/{}/planned/{}',
    'GET /administration/timesheet/{}/{}/locked/{}',
    'GET /administration/timesheet/{}/absences/{}',
    'GET /administration/timesheet/{}/absences/locked/{}',
    'GET /administration/timesheet/{}/absences',
    'GET /administration/timesheet/{}/{}/planned/availableVacationCounters',
    'GET /administration/recup/{}/{}',
  ],
  'a user’s shifts and absences': [
    'PUT /administration/timesheet/{}/{}/worked/createshift',
    'PUT /administration/timesheet/{}/{}/worked/updateshift',
    'PUT /administration/timesheet/{}/{}/worked/turnintoabsence',
    'PUT /administration/timesheet/{}/{}/worked/removeshift',
    'PUT /administration/timesheet/{}/{}/planned/addabsence',
    'PUT /administration/timesheet/{}/{}/planned/updateabsence',
    'PUT /administration/timesheet/{}/{}/planned/removeabsence',
    'PUT /administration/timesheet/{}/{}/planned/addSpecificAbsence',
  ],
  'free costs': [
    'GET /administration/invoice/{}/{}/{}/freeCost',
    'POST /administration/timesheet/{}/{}/{}/freeCost',
    'POST /administration/timesheet/{}/{}/{}/deleteFreeCost',
    'POST /administration/timesheet/{}/{}/{}/updateFreeCost',
  ],
  'bonus rates and accounting costs': [
    'PATCH /administration/customer/{}/updateBonusRate',
    'GET /administration/accountingcost/all',
  ],
  invoices: [
    'POST /administration/invoice/fromTimesheet',
    'POST /administration/invoice',
    'PUT /administration/invoice/{}',
    'GET /administration/invoice/{}/all',
    'GET /administration/invoice/{}/{}/all',
    'GET /administration/invoice/{}/{}/find',
    'GET /administration/invoice/{}',
    'GET /administration/invoice/{}/download',
    'GET /administration/invoice/{}/downloadCreditNote',
    'POST /administration/invoice/{}/send',
    'POST /administration/invoice/{}/creditnote',
    'PATCH /administration/invoice/{}/status',
  ],
  'confirmed e-mails': [
    'GET /administration/confirmedEmail',
    'GET /administration/confirmedEmail/true',
    'PUT /administration/confirmedEmail',
    'POST /administration/confirmedEmail',
  ],
} as const

const accessOf = new Map(
  [...endpoints.values()].map(({ method, path, access }) => [`${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`, access]),
)

describe.each(Object.entries(calls))('only HR has access to the API calls of the group %s', (_, addresses) => {
  test.each(addresses)('only HR can make the API call %s, and an employee cannot', (address) => {
    expect(accessOf.get(address)).toBe('admin')
  })
})

test('an employee can call the API to ask whether a contract has a previous month and a next month', () => {
  expect(accessOf.get('GET /contract/{}/{}/availability')).toBe('user')
})
