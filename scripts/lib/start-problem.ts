/** A condition of the machine that the person who starts can mend; one line. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
