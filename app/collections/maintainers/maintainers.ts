/** The most people who maintain a collection, those who are asked to among them. */
export const MOST_MAINTAINERS = 10;

/** A player who maintains a collection, or is asked to. */
export interface Maintainer {
  id: string;
  name: string;
}
