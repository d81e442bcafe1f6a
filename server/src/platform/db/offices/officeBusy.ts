/** The error when an office has too many requests at once. Requests of other offices still get an answer. */
export class OfficeBusy extends Error {
  constructor() {
    super('the office has too many requests at once')
  }
}
