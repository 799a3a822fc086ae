import { type BadAnswers, refused } from './bad-answer';

export const besideThePoint: BadAnswers = {
  kind: 'nothing that the last turn said',
  answers: [
    ...refused('lighthouse', [
      'Far away, over the hills, the first snow of the winter was falling on the roofs of the village.',
      'There was an old saying that the night has a thousand doors and not one of them opens twice.',
      'The clouds drew apart, and for a moment the stars stood over the island like people at a window.',
      'Somewhere a bell rang, though there was no church for many miles, and the gulls went up in a white cloud.',
      'Everything has its price, and silence was the dearest thing that anybody on that coast could buy.',
      'A fox crossed the path below the wall, stopped, listened, and went on about its business in the ferns.',
      'It was the kind of evening on which secrets grow heavy and want to be put down somewhere.',
      'In the kitchen the clock struck nine, and a smell of burnt sugar came up through the floorboards.',
      'Dreams have a way of coming true on nights like this, and not always the ones we have chosen.',
      'The handprint on the wall was small, too small for a grown person, and it had not been there before.',
    ]),
    ...refused('iceHouse', [
      'The city slept on its secrets like a dog on a bone, and the streets were wet and long and full of nothing.',
      'Outside, a tram went by without a single passenger. It was that kind of night and that kind of town.',
      'Trouble never knocks. It comes in by the kitchen, sits down, and asks what there is for supper.',
    ]),
    ...refused('vault', [
      'Outside, the rain begins. The city is a thousand windows, and behind each of them somebody is awake.',
      'The moon comes up over the river. It is going to be a long night, as they say, and a cold one.',
      'Time is a strange thing. It runs when it should walk, and it always knows the way to the exit.',
      'A pigeon walks along the ledge outside, turns its head, and looks in as if it has paid for a seat.',
    ]),
    ...refused('treeHouse', [
      'The summer had been long and full of wasps, and our shoes had grown too small for us by the end of it.',
      'Down in the garden our grandmother was singing to the beans, as she did every evening before supper.',
      'It was almost time for school again, and we could smell the new pencils as far as the orchard.',
    ]),
  ],
};
