/** The URLs of the pages of a contact of a customer. They are not in `paths`, because every page loads `paths`. */
export const customerPaths = {
  planning: '/customer/planning',
  requests: '/customer/requests',
  /** Pages that everybody can open. Mails to contacts contain the URL of the page about privacy. */
  privacy: '/customer/privacy',
  guide: '/customer/guide',
} as const
