const words = (list: string): readonly string[] => list.split(/\s+/).filter((word) => word !== '');

/** Things that fit a hand. */
export const itemNouns = words(`
  key letter lantern lamp candle cup mug saucer bowl plate knife locket brooch necklace bracelet amulet orb wand scroll book notebook
  diary journal ledger almanac manual page photograph photo picture postcard envelope note map chart compass watch pocketwatch clock
  bell whistle flute violin fiddle guitar harmonica drum pipe matchbox lighter torch flashlight phone telephone radio camera tape
  cassette disc disk card ticket passport medal pen pencil brush chisel hammer wrench screwdriver axe spade shovel trowel rake thread
  spool ribbon rope string cord chain padlock hook gear cog valve lever dial switch fuse bulb battery wire cable box shoebox tin jar
  bottle flask vial basket bag sack suitcase satchel backpack purse wallet glove hat cap scarf coat jacket cloak shawl apron boot shoe
  slipper sock umbrella cane stick staff sword dagger shield bow arrow gun pistol rifle stone shell skull teapot kettle pan pot ladle
  colander towel blanket pillow quilt mirror comb doll toy ball kite puppet mask crown helmet goblet chalice vase statuette figurine
  branch receipt bill list newspaper magazine folder file report contract deed blueprint sketch painting portrait tablet laptop keyboard
  crystal diamond ruby jewel pendant die bucket pail broom mop sponge net oar paddle anchor buoy telescope binoculars lens magnifier
  syringe thermometer stethoscope bandage tube cylinder canister wrapper parcel package crate`);

/** Things so small that nobody looks behind them. */
export const smallNouns = words(`
  button ring coin stamp pill bullet needle thimble screw nail bolt chip seed acorn lentil petal feather pebble bone tooth egg apple orange pear plum lemon peach fig
  onion potato loaf bread cake pie biscuit sandwich soap match cigar cork token badge teaspoon spoon fork dice marble pearl gem twig leaf flower rose`);

/** Things too big to pick up, and things that cannot be held. */
export const fixtureNouns = words(`
  machine engine boiler furnace stove oven fridge sink bathtub bath bed cot cradle mattress sofa couch armchair chair bench stool table desk
  counter shelf bookcase cupboard wardrobe drawer dresser cabinet chest trunk piano organ rug carpet curtain wallpaper chandelier
  fireplace hearth chimney window windowsill gate fence ladder staircase stair banister railing elevator lift hatch
  trapdoor lock latch hinge statue fountain monument pillar column arch altar throne cage pump barrel cart wagon carriage car truck
  van bicycle bike motorcycle tractor plow boat dinghy raft canoe kayak yacht mast sail rudder helm hull
  rocket probe satellite robot android computer console screen terminal reactor airlock capsule
  antenna beacon windmill scarecrow weathervane tent hammock swing tree plum-tree oak pine willow hedge bush grave tombstone coffin
  portal cauldron nest hive crack stain sign lamppost streetlight billboard clockwork conveyor generator turbine propeller wheel crane
  parcel mailbox signpost milestone`);

/** Animals, as met singly. */
export const animalNouns = words(`
  dog cat horse goat cow pig hen rooster goose crow raven gull pigeon owl hawk fox wolf bear rabbit hare rat mouse snake spider whale dragon
  donkey mule puppy kitten parrot canary seal otter badger hedgehog squirrel`);

/** Plural things, known only by their plural. */
export const pluralNouns = words(
  'boots shoes gloves keys letters papers bells  books clocks candles chairs stones shells boxes oranges onions trees flowers photographs glasses spectacles scissors binoculars',
);

/** Places and their prepositions. */
export const placeNouns = words(`
  kitchen:in bedroom:in bathroom:in parlor:in parlour:in cellar:in basement:in attic:in loft:in hallway:in hall:in corridor:in pantry:in
  study:in library:in office:in workshop:in garage:in shed:in barn:in stable:in greenhouse:in conservatory:in garden:in yard:in courtyard:in
  porch:on balcony:on roof:on rooftop:on terrace:on landing:on staircase:on deck:on quay:on pier:on jetty:on dock:on wharf:on beach:on
  shore:on island:on cliff:on harbor:in harbour:in port:in bay:in cove:in cave:in tunnel:in mine:in quarry:in forest:in woods:in wood:in
  orchard:in meadow:in field:in valley:in canyon:in desert:in swamp:in marsh:in jungle:in mountain:on hill:on ridge:on pass:on road:on
  street:on avenue:on alley:in lane:in square:in plaza:in market:in marketplace:in shop:in store:in bakery:in café:in cafe:in restaurant:in
  bar:in pub:in tavern:in inn:at hotel:in motel:at lobby:in station:at platform:on airport:at terminal:in depot:at factory:in mill:in
  foundry:in laboratory:in lab:in hospital:in clinic:in ward:on school:in classroom:in schoolhouse:in church:in chapel:in cathedral:in
  temple:in monastery:in abbey:in shrine:at cemetery:in graveyard:in castle:in palace:in tower:in dungeon:in fortress:in village:in town:in
  city:in museum:in gallery:in theater:in theatre:in cinema:in stage:on circus:at arena:in stadium:in park:in playground:in zoo:at farm:on
  farmhouse:in cottage:in cabin:in hut:in house:in mansion:in apartment:in flat:in building:in lighthouse:in boathouse:in bridge:on
  cockpit:in bunker:in vault:in archive:in courtroom:in prison:in cell:in ship:on boat:on ferry:on train:on bus:on spaceship:on starship:on
  greenhouse:in observatory:in planetarium:in colony:in crater:in reservoir:by river:by lake:by pond:by sidewalk:on corner:at crossroads:at
  campsite:at camp:in tent:in dining-room:in ballroom:in throne-room:in laundry:in room:in chamber:in doorway:in carriage:in compartment:in`);
