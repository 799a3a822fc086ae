import { closedRoom, night, room, sky } from '../airs';
import type { SceneDrawing } from '../drawing';
import { castle, clock, door, roofs, stairs, train, well } from './buildings';
import { arena, desert, forest, garden, house, mountain, space, storm } from './land';
import { book, cup, desk, feather, key, lantern, letters, mask, mirror, piano } from './things';
import { bridge, lighthouse, sea, ship } from './water';

/** A scene of covers, and the words of a story that name it. */
export interface CoverScene {
  /** In lower case, as whole words; their plurals count as well. */
  words: string;
  /** What is behind the scene. */
  air: SceneDrawing;
  /** Whether hills, peaks, trees or a town stand far behind it. */
  distance?: boolean;
  draw: SceneDrawing;
}

/** All scenes, by the name that stands in the addresses of covers. A new one goes to the end: seeds count on the order. */
export const scenes = {
  sea: { words: 'sea ocean tide beach shore island wave coast swimmer', air: sky, draw: sea },
  ship: { words: 'ship boat ferry sail sailor captain deck voyage harbour harbor bay crew', air: sky, draw: ship },
  lighthouse: { words: 'lighthouse beacon foghorn cliff', air: sky, draw: lighthouse },
  bridge: { words: 'bridge river canal ditch drainage crossing ferryman', air: sky, distance: true, draw: bridge },
  forest: { words: 'forest wood tree path woodland wolf hunter', air: night, draw: forest },
  mountain: { words: 'mountain peak summit giant climber avalanche', air: sky, draw: mountain },
  garden: { words: 'garden flower rose gardener orchard bee', air: sky, draw: garden },
  desert: { words: 'desert dune camel caravan oasis', air: sky, draw: desert },
  house: { words: 'house home cottage farm farmhouse schoolhouse school teacher', air: sky, draw: house },
  storm: { words: 'storm lightning thunder rain blizzard flood hurricane', air: night, draw: storm },
  space: { words: 'space planet rocket moon earth orbit astronaut comet', air: night, draw: space },
  arena: { words: 'arena gladiator crowd contest stadium champion', air: sky, draw: arena },
  castle: { words: 'castle tower king queen knight palace fortress prince princess dragon', air: sky, draw: castle },
  door: { words: 'door gate doorway threshold hinge doorbell', air: closedRoom, draw: door },
  roofs: { words: 'roof rooftop town city street village chimney bus apartment neighbour neighbor building', air: sky, draw: roofs },
  train: { words: 'train railway station carriage platform conductor passenger', air: sky, distance: true, draw: train },
  well: { words: 'bucket wishing drought', air: sky, draw: well },
  stairs: { words: 'stair staircase stairs attic basement cellar ladder elevator', air: room, draw: stairs },
  clock: { words: 'clock watchmaker midnight calendar clockmaker', air: night, draw: clock },
  lantern: { words: 'lantern lamp torch lamplighter', air: night, draw: lantern },
  desk: { words: 'desk candle writer manuscript secretary meeting novel novelist', air: room, draw: desk },
  mask: { words: 'mask actor theatre theater costume masquerade impostor party', air: closedRoom, draw: mask },
  key: { words: 'key lock locksmith safe burglar thief', air: closedRoom, draw: key },
  letters: { words: 'letter envelope postcard postman mail stamp note parcel', air: closedRoom, draw: letters },
  mirror: { words: 'mirror reflection twin ghost portrait', air: closedRoom, draw: mirror },
  feather: { words: 'feather quill bird wing crow raven owl pen ink', air: night, draw: feather },
  book: { words: 'book library librarian diary dictionary encyclopedia', air: closedRoom, draw: book },
  piano: { words: 'piano song music violin choir orchestra singer melody', air: room, draw: piano },
  cup: { words: 'tea coffee kitchen cook dinner colander café bakery bread recipe soup', air: closedRoom, draw: cup },
} as const satisfies Record<string, CoverScene>;

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[];
