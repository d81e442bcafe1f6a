/** The result of a call that changed nothing, because the record already existed. The HTTP status is 208. */
export class AlreadyReported<Answer> {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}
