/** What is wrong with an image, as a writer can mend it. */
export class Fault extends Error {
  /** @param finding `expected …, found …` */
  constructor(
    finding: string,
    readonly remedy: string,
  ) {
    super(finding)
  }
}
