/** Success that changed nothing, because the record already existed; status 208. */
export class AlreadyReported<Answer> {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}
