/** An office has too many requests at once. Requests of other offices are not affected. */
export class OfficeBusy extends Error {
  constructor() {
    super('the office has too many requests at once')
  }
}
