import type { PayrollProblem } from '@uurwerk/domain/payroll/export/refusalToExportEblox'
import { payrollProblemText } from '../payroll/payrollTexts.ts'
import type { Catalogue } from './catalogue/catalogue.ts'

export const payrollProblems = {
  pay_code_required: [
    422,
    (f: { meanings: readonly string[] }) =>
      `Enkel een bonustype mag zonder looncode blijven. Vul de code in van: ${f.meanings.join(', ')}.`,
  ],
  pay_code_taken: [
    409,
    (f: { payCodes: readonly string[] }) =>
      `Elke looncode staat maar één keer bij een HR werkgever: ${f.payCodes.join(', ')}. Kies een andere code.`,
  ],
  pay_code_malformed: [422, 'Invalid code format!'],
  pay_code_unknown: [
    409,
    (f: { payCode: string }) => `De looncode ${f.payCode} is hier niet te gebruiken. Kies er een uit de lijst.`,
  ],
  pay_code_fixed: [409, (f: { payCode: string }) => `De looncode ${f.payCode} kan niet gewijzigd worden.`],
  pay_code_unchanged: [422, 'De nieuwe looncode is dezelfde als de oude. Kies een andere.'],
  pay_code_outdated: [409, 'De looncode van deze dag is intussen gewijzigd. Vernieuw de pagina.'],
  no_payroll_for_independent: [409, 'Een zelfstandige heeft geen looncodes. Maak een factuur of kies iemand anders.'],
  payroll_incomplete: [
    409,
    (f: { problems: readonly PayrollProblem[] }) =>
      `Voor eBlox ontbreekt nog: ${f.problems.map(payrollProblemText).join('; ')}. Vul dit eerst aan.`,
  ],
} as const satisfies Catalogue
