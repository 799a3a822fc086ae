import { story as anyOtherBusiness } from './stories/any-other-business';
import { story as bayNineteen } from './stories/bay-nineteen';
import { story as concerningTheDitch } from './stories/concerning-the-ditch';
import { story as howItEnds } from './stories/how-it-ends';
import { story as middleC } from './stories/middle-c';
import { story as releaseNotes } from './stories/release-notes';
import { story as requestStop } from './stories/request-stop';
import { story as theColander } from './stories/the-colander';
import { story as theDiningCar } from './stories/the-dining-car';
import { story as theNinthGate } from './stories/the-ninth-gate';
import { story as viewingByAppointment } from './stories/viewing-by-appointment';
import { story as whereItLands } from './stories/where-it-lands';
import type { DemoStory } from './story';

/** The stories of the fictional players, oldest first, so that a story always precedes its continuations. */
export const demoStories: readonly DemoStory[] = [
  howItEnds,
  theDiningCar,
  bayNineteen,
  middleC,
  theColander,
  viewingByAppointment,
  theNinthGate,
  concerningTheDitch,
  anyOtherBusiness,
  requestStop,
  whereItLands,
  releaseNotes,
];
