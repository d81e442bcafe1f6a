export const contracts = {
  monthFailed: (month: string) => `De contracten van ${month} konden niet geladen worden.`,
  detail: { title: 'Contract', failed: 'Het contract kon niet geladen worden.' },
}
