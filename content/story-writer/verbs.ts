/** Verbs of going, staying and speaking. */
const motions = new Set(
  `abandon admit agree announce answer apologise apologize appear approach argue arrive ask beg begin board chase climb
    collapse come confess continue crash crawl creep cross crouch dash declare depart descend disappear doze drive drown emerge
    enter escape explain faint fall flee fly follow gallop gesture go head hop hurry insist jump kneel lead lean leap leave lie
    linger march mumble murmur mutter nap nod pass pause point promise race reach reply retreat ride row run rush sail say
    settle show shrug sink sit sleep slide speak sprint stand stay step stop stroll stumble suggest swim talk tell tiptoe travel
    trip tumble vanish wait walk wander warn whisper withdraw`.split(/\s+/),
);
/** Other verbs of what people and things do. */
const others = new Set(
  `accept add adore aim assemble attach attack attempt awake awaken bake balance bandage bang bark bear beat become believe
    bend bet bite blush boil bolt borrow break brew bring brush build burn burst bury button buy calculate call carry carve cast
    catch change check chew chop chuck chuckle clasp clip close clutch collect conceal confiscate connect consider construct
    cook copy cost count cover crack cradle crank create crumple crush cry cut dance darken deal decide decipher deliver
    demolish destroy devour dial die dig dim discover don donate doubt drag draw dread dream dress drink drop earn eat embrace
    encounter examine execute expect extinguish eye fade fasten fear feed feel fetch fight find fire fix flare flicker flinch
    fling fold forget freeze fry gamble gasp gather gaze get giggle give glance glow glue grab grin grip groan grow guess gulp
    hand hang hate haul hear heave hesitate hide hit hold holler hope howl hug hum hunt hurl identify ignite illuminate imagine
    insert inspect intend invent join joke kick kill kindle kiss knit knock knot know latch laugh lay learn lend lick lift light
    like listen load lob lock long look lose love lower make marry measure meet melt mend misplace miss mix moan move murder
    need nibble nick note notice number observe offer open order overhear owe pack paint panic park pat patch pay peek peer
    perform phone pick pile pitch place plan plant play pluck poison poke pour practice practise prefer present press pretend
    print prune pry pull punch push put raise rattle read realise realize rebuild recall receive recite recognise recognize
    refuse regard remember rent repair rest restore retrieve return ring rip roll rub ruin rummage saw scan scratch scrawl
    scream scribble seal search see seek seize sell send serve set sever sew shake shatter shiver shoot shout shove shred shrink
    shudder shut sigh sign sing sip sketch slam slap slash slice slip slot smack smash smile smirk smuggle snap snatch sniffle
    snip snort sob spell spill spin split spot spread squash squeeze squint stab stack stare stash steal stir stitch strangle
    strike stroke struggle study stuff suspect swallow swell swing take tap taste tear test think throw tickle tie tilt toss
    touch trade transform translate tremble trim try tuck tug turn twist type unbolt unbutton uncork uncover underline
    understand undress unfold unlatch unlock unroll unscrew unwrap unzip wail wake want watch wave wear weep weigh whip whistle
    win wind wink wipe wish wonder worry wreck write yank yell zip`.split(/\s+/),
);
/** Verbs that mean something else with a particle. */
const phrasal = new Set(
  `put_on take_off put_out blow_out go_out go_off go_away turn_off switch_off turn_on switch_on turn_into turn_around turn_up
    pull_up drive_up walk_up step_in burst_in run_in walk_in get_up get_out get_in get_on get_off stand_up give_up look_for
    set_off walk_away walk_out drive_off fall_asleep pass_out throw_up hold_out let_go strike_off strike_out cross_off cross_out
    shut_down`.split(/\s+/),
);

/** Whether a word in its base form is a verb of motion, rest or speech: a particle behind it only says where. */
export const isMotion = (verb: string): boolean => motions.has(verb);

/** Whether a word in its base form is one of the commonest verbs. */
export const isVerb = (word: string): boolean => motions.has(word) || others.has(word);

/** Whether a verb means something else with a particle: take off, go out. */
export const isPhrasal = (verb: string, particle: string): boolean => phrasal.has(`${verb}_${particle}`);
