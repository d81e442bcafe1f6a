/** A success that changed nothing because it was there already; status 208. */
export class AlreadyReported<Answer> {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}
