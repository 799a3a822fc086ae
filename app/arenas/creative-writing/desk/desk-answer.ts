/** The answer to a desk's form that does not redirect: with the words it sent, so that none are lost. */
export interface DeskAnswer {
  error: string;
  words?: { title: string; body: string };
}
