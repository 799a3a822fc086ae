import { type BadAnswers, refused } from './bad-answer';

export const otherLanguage: BadAnswers = {
  kind: 'another language than the room’s',
  answers: [
    ...refused('lighthouse', [
      'Ines miró la cuerda verde que flotaba en el agua y supo que ya no había manera de volver a la costa. El viejo Brandt levantó la lámpara.',
      'Le vieux Brandt regarda la corde verte glisser dans l’eau noire et ne dit rien. Ines savait que le bateau ne reviendrait pas avant le matin.',
      'Brandt sah dem grünen Seil nach, das langsam im Wasser versank. „Jetzt bist du hier“, sagte er, und das Boot trieb ohne sie davon.',
      'La corda verde scivolò nell’acqua e la barca si allontanò senza di loro. Brandt non disse niente, ma la lampada nella sua mano tremava.',
      'A corda verde caiu na água e o barco foi embora sem eles. Brandt não disse nada, mas a lâmpada tremia na sua mão velha.',
      'Het groene touw gleed in het water en de boot dreef zonder hen weg. Brandt zei niets, maar de lamp in zijn hand beefde.',
      'Det gröna repet gled ner i vattnet och båten drev bort utan dem. Brandt sade inget, men lampan i hans hand skakade.',
      'Zielona lina wpadła do wody i łódź odpłynęła bez nich. Brandt nic nie powiedział, ale lampa w jego ręce drżała jak po burzy.',
      'Yeşil halat suya düştü ve tekne onlarsız uzaklaştı. Brandt bir şey söylemedi, ama elindeki lamba titriyordu ve bu çok kötüydü.',
      'Зелёная верёвка упала в воду, и лодка уплыла без них. Брандт ничего не сказал, но лампа в его руке дрожала.',
      '绿色的绳子掉进了水里，船没有他们就漂走了。布兰特什么也没说，但他手里的灯在颤抖。',
      'Ines watched the green rope sink. 她转过身，看着布兰特，什么也没说。 The boat was already a long way out.',
      'The green rope slid off the jetty. Brandt lifted the lamp and said, “Now we 应该 go up before the wind does.”',
      'The boat swung out on the tide. El viejo no dijo nada y se quedó con la lámpara en la mano. Ines shivered.',
      'The rope went into the water without a sound. Elle ne savait pas que le bateau était déjà parti avec la marée.',
      'Brandt put the matches into his pocket. Das Boot war schon weit draußen, und sie wusste nicht, wie es weitergehen sollte.',
      'Tali hijau itu jatuh ke air dan perahu pergi dengan arus. Brandt tidak berkata apa-apa, tetapi lampu di tangannya bergetar.',
    ]),
    ...refused('vault', [
      'Marisol hebt den Schlüssel auf und sieht ihn lange an. „Der gehört nicht zu diesem Haus“, sagt sie, und das Klatschen ist zu Ende.',
      'ダイスの鍵は小さくて重い。マリソルはそれを手に取り、何も言わずに金庫の奥を見た。',
      'Dick lächelt. La clé est petite et lourde dans le sac, et elle ne dit rien parce qu’il a raison pour l’alarme.',
    ]),
    ...refused('puerto', [
      'Старый чемодан стоял на мокром полу, и никто не решался его открыть. Капитан уже поднимался обратно.',
      'Der Koffer stand auf dem nassen Boden, und niemand wollte ihn öffnen. Der Kapitän war schon wieder auf der Treppe.',
    ]),
  ],
};
