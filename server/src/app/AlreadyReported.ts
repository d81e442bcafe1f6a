/** The result of a call that succeeded and changed nothing, because the record already existed. The status is 208. */
export class AlreadyReported<Answer> {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}
