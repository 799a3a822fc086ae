/**
 * What the built-in writer calls the things of a story, and the WordNet lemmas whose kinds belong there. A noun has the
 * class of the first root on the way up from its meaning.
 */
export const classRoots: Readonly<Record<string, string>> = {
  person: 'person',
  animal: 'animal',
  food: 'food foodstuff edible_fruit vegetable nutriment baked_goods dish egg',
  drink: 'beverage',
  plant: 'woody_plant herb flower seed leaf branch shrub grass tree vascular_plant',
  body: 'body_part external_body_part body_substance hair facial_expression',
  door: 'movable_barrier door windowpane curtain hatchway doorway',
  key: 'key',
  paper: 'writing written_communication document publication book paper photograph card map diary ticket correspondence magazine newspaper',
  light: 'source_of_illumination lamp lighter lantern flashlight candle',
  fire: 'fire flame combustion ember',
  cord: 'rope wire chain cable thread string cord ribbon leash',
  cloth:
    'clothing garment fabric footwear headdress bedclothes cloth_covering piece_of_cloth flag clothing_accessory handwear pillow bedding glove scarf apron',
  money: 'money currency coin jewelry gem treasure medium_of_exchange cash jewel ring',
  weapon: 'weapon weaponry ammunition explosive_device',
  instrument: 'musical_instrument',
  toy: 'plaything toy game_equipment doll',
  picture: 'picture graphic_art mirror reflector sculpture display_screen portrait statue screen painting poster',
  machine:
    'machine electronic_equipment telephone timepiece computer engine mechanism electronic_device home_appliance measuring_instrument broadcasting camera kitchen_appliance automaton elevator keyboard button switch',
  boat: 'boat ship watercraft',
  vehicle: 'vehicle spacecraft aircraft bicycle train',
  furniture: 'furniture shelf seat furnishing bench counter',
  container: 'container bag pocket box receptacle crockery vessel luggage case envelope basket package cup drawer',
  tool: 'tool implement cutlery tableware wheel stick rod hook device utensil',
  building: 'building structure room housing house roof stairway corridor',
  stone: 'stone rock wall brick bone pebble shell mineral building_material',
  water: 'body_of_water water ice liquid puddle',
  sky: 'celestial_body cloud sky star sun moon',
  weather: 'weather precipitation wind fog storm snow',
  ground: 'geographical_area land geological_formation location region road path soil forest floor sand street',
  sound: 'knock sound noise music auditory_communication',
  smell: 'smell odor scent',
  darkness: 'darkness shadow',
  time: 'time_period time time_unit clock_time season',
  thing: 'artifact natural_object substance article object',
  idea: 'cognition psychological_feature attribute communication abstraction state event act',
};

/** Nouns whose commonest meaning in WordNet is not the one that stories mean. */
export const exceptions: Readonly<Record<string, string>> = {
  door: 'door doors window windows hatch curtain curtains lid blind blinds entrance trapdoor gate gateway shutter shutters',
  paper: 'notice sign page note notes badge passport receipt list menu recipe stamp homework scroll notebook passage invoice',
  body: 'voice face eye eyes hand tooth teeth lip lips wound scar beard back breath',
  tool: 'bell lock umbrella ladder broom wrench pencil spoon fork needle scissors hose mop bucket pump lens telescope net saw drill pole oar paddle rake whistle',
  machine:
    'robot drone microphone phone radio television laptop tablet siren alarm console lever fan fridge freezer oven stove kettle printer speaker antenna satellite sensor',
  boat: 'ship raft canoe kayak ferry barge yacht submarine',
  vehicle: 'shuttle tram sled cart wagon carriage taxi cab van truck motorbike scooter balloon rocket pod',
  container: 'cup mug glass bowl vase plate tray bucket can tin coffin cage tank jug pan pot kettle',
  cloth: 'mask veil blanket towel sleeve collar rug carpet tent sail cape uniform costume',
  stone: 'gravestone tombstone tile statue skull marble gravel',
  ground: 'hole roof road beach shore garden lawn yard park grave ditch trail tunnel cave cliff valley island desert meadow jungle',
  building:
    'stairs staircase ladder balcony attic cellar basement kitchen hall hallway lobby bridge pier jetty dock station platform tower castle cabin hut barn shed shop bar cafe church school hospital office market elevator apartment hotel vault',
  sky: 'comet planet meteor horizon dawn sunrise sunset',
  light: 'match matches light lights flashlight torch headlights spotlight bulb lantern',
  fire: 'spark sparks smoke ash ashes stove fireplace bonfire explosion',
  idea: 'way thing things lot bit kind sort side end point part rest reason problem fact matter case chance deal thought word words name story life death love war game job work trouble truth lie joke dream plan question answer news help fun',
  person: 'crew crowd staff team choir gang army couple family twins guests parents',
  animal: 'gull seagull crow raven dragon unicorn creature beast monster worm',
  time: 'moment minute minutes second seconds hour hours night morning evening afternoon today tomorrow while year years week weeks day days month time times noon midnight',
  food: 'egg eggs soup cake pie cookie sandwich toast jam apple chocolate candy',
  cord: 'string wire leash lace laces line',
  darkness: 'silence gloom dark',
  sound: 'knock noise scream song whisper echo',
  drink: 'coffee tea milk juice beer',
};
