/** Verbs whose past does not end in -ed: base form, past, and the participle where it differs from the past. */
const table = `arise arose arisen, awake awoke awoken, bear bore borne, beat beat beaten, become became become, begin began begun, bend bent, bet bet,
  bind bound, bite bit bitten, bleed bled, blow blew blown, break broke broken, breed bred, bring brought, build built, burst burst, buy bought,
  cast cast, catch caught, choose chose chosen, cling clung, come came come, cost cost, creep crept, cut cut, deal dealt, dig dug, do did done,
  draw drew drawn, drink drank drunk, drive drove driven, eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought, find found, fit fit,
  flee fled, fling flung, fly flew flown, forget forgot forgotten, forgive forgave forgiven, freeze froze frozen, get got, give gave given, go went gone,
  grind ground, grow grew grown, hang hung, have had, hear heard, hide hid hidden, hit hit, hold held, hurt hurt, keep kept, kneel knelt, knit knit,
  know knew known, lay laid, lead led, leave left, lend lent, let let, lie lay lain, light lit, lose lost, make made, mean meant, meet met,
  mistake mistook mistaken, outlast outlasted, overhear overheard, pay paid, put put, quit quit, read read, rewrite rewrote rewritten, rid rid,
  ride rode ridden, ring rang rung, rise rose risen, run ran run, say said, see saw seen, seek sought, sell sold, send sent, set set, sew sewed sewn,
  shake shook shaken, shed shed, shine shone, shoot shot, show showed shown, shrink shrank shrunk, shut shut, sing sang sung, sink sank sunk, sit sat,
  sleep slept, slide slid, sling slung, slit slit, sow sowed sown, speak spoke spoken, spend spent, spin spun, spit spat, split split, spread spread,
  spring sprang sprung, stand stood, steal stole stolen, stick stuck, sting stung, stink stank stunk, stride strode stridden, strike struck,
  string strung, swear swore sworn, sweep swept, swell swelled swollen, swim swam swum, swing swung, take took taken, teach taught, tear tore torn,
  tell told, think thought, throw threw thrown, thrust thrust, tread trod trodden, undo undid undone, understand understood, undertake undertook undertaken,
  upset upset, wake woke woken, wear wore worn, weave wove woven, weep wept, win won, wind wound, withdraw withdrew withdrawn, withhold withheld,
  withstand withstood, wring wrung, write wrote written`;

/** The past and the participle of each irregular verb. */
export const irregularVerbs: ReadonlyMap<string, { past: string; participle: string }> = new Map(
  table.split(',').map((entry) => {
    const [verb = '', past = '', participle = past] = entry.trim().split(/\s+/);
    return [verb, { past, participle }] as const;
  }),
);
