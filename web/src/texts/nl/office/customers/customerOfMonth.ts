/**
 * The texts about the customer's check of the hours of a month: the lines to which the customer agrees or objects, and
 * the signature.
 */
export const customerOfMonth = {
  title: 'De klant',
  waits: 'De factuur wacht op de handtekening van de klant.',
  notSigned: 'De klant heeft deze uren nog niet ondertekend.',
  signedBy: (moment: string, name: string) => `Ondertekend voor de klant op ${moment} door ${name}`,
  remind: 'Herinner klant',
  reminded: (moment: string) => `Laatste herinnering op ${moment}`,
  waive: 'Zonder klant doorgaan',
  waiveQuestion: 'Factureren zonder de handtekening van de klant?',
  waiveEffect: 'De factuur wacht dan niet meer. Wordt de maand heropend, dan wacht ze opnieuw.',
  waived: (reason: string) => `Zonder handtekening van de klant: ${reason}`,
  waivedBy: (moment: string, by: string | null) => `op ${moment}${by === null ? '' : ` door ${by}`}`,
  withdraw: 'Opnieuw wachten op de klant',
  disputes: 'Opmerkingen van de klant',
  disputed: (day: string, remark: string) => `${day}: ${remark}`,
  isChanged: 'Deze lijn is intussen gewijzigd.',
  answer: (day: string) => `Antwoord over ${day}`,
  answerHint: 'De klant leest dit antwoord. Schrijf niets over gezondheid.',
  send: (answers: number) => (answers === 1 ? 'Eén antwoord versturen' : `${answers} antwoorden versturen`),
  none: 'Vul minstens één antwoord in.',
}
