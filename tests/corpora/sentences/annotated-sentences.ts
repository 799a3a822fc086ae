import { actions } from './actions';
import type { AnnotatedSentence } from './annotated-sentence';
import { arrivalsAndPartings } from './arrivals-and-partings';
import { asked } from './asked';
import { askedAndAnswered } from './asked-and-answered';
import { brokenOff } from './broken-off';
import { inHaste } from './in-haste';
import { inTheFirstPerson } from './in-the-first-person';
import { ordersAndPromises } from './orders-and-promises';
import { speechInManyForms } from './speech-in-many-forms';
import { thingsInUse } from './things-in-use';
import { threatsAndRiddles } from './threats-and-riddles';
import { waysAndPlaces } from './ways-and-places';
import { youAndWe } from './you-and-we';

/** Sentences as people write them in a game, to compare with what a language library reads in them. */
export type { AnnotatedSentence } from './annotated-sentence';

export const annotatedSentences: readonly AnnotatedSentence[] = [
  ...actions,
  ...waysAndPlaces,
  ...thingsInUse,
  ...asked,
  ...askedAndAnswered,
  ...ordersAndPromises,
  ...speechInManyForms,
  ...inTheFirstPerson,
  ...youAndWe,
  ...inHaste,
  ...threatsAndRiddles,
  ...brokenOff,
  ...arrivalsAndPartings,
];
