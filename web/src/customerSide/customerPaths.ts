/** The addresses of the pages of a contact. They are not in `paths`, which every page loads. */
export const customerPaths = {
  planning: '/customer/planning',
  requests: '/customer/requests',
  /** Pages that everybody can open. Mails to contacts have the address of the page about privacy. */
  privacy: '/customer/privacy',
  guide: '/customer/guide',
} as const
