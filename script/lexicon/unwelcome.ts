const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that the packages call crude in some slang, but that everybody may read. */
export const HARMLESS = words(`
  alligator beanbag bounty bunged chi chin chunky cocky colon conspiracy cow cows crack cracked cracker crackers cracking cracks demon
  devil devilish dinky dipstick dogs drug drugs fairies fairy fruitcake gazelle honk honked honker honkers honking honks hummer idle
  jade jig jigger jigs kid kidney kidneys knob knobby knobs kumquat loser lynx murder murderer nook nymph paddy pansies pawn peck
  pecked pecking physic pistol pixie pollack pollock radical radicals ribbed rig rigger rigs round screw screwed screws shrimp siren
  sirens sitting slope smack smacked smacking snatch snatched snatching sooty spade spades spit spits spitting spooky stringer sucker
  suckers swallow swallowed swallower swallowing swallows swear swears tang tangy terror tinker tinkers titanium trap trapped trapper
  trappers trapping traps whit whits`);

/** Words that no package lists but that a game for all ages does not show. */
export const UNWELCOME = words(`
  abortion abused adulterer adultery aids amputate arousal arouse aroused arousing ass autopsy balls banged bastard bastards bedsore
  behead beheading bender bigot bimbo blasphemer bloodbath bonk bonking boob boobs booby booger boogers bootie bosoms bra braless bras
  breast breasts brothel bugger bum bung bunghole butt buttock buttocks butts cadaver cadavers cannabis carnal castrate chastity
  cleavage cocaine cocks coitus concubine condom contraceptive coon corpse corpses courtesan crap crappy craps cretin cripple crippled
  crotch cuckold cuss dammit damn damned decapitate defecate deflower deform dick dicker dike domination dong dope doper douche drugged
  drunk drunken dullard dummy dwarf dyke enslave erect erection erotica escort eunuch execution fanny fart farts fascist fat fatty
  fetish fetus flasher floozies floozy fondle foreplay fornicate freak frigid gallows gat gay genitals genocide gigolo gimp gimpy
  goddam gonorrhea groin grope gunmen gunpoint gyp gypsy hag harlot hebrew hell hellish heterosexual hippy ho hoes holocaust homo
  homosexual hooker hookup hooters hore hos hottie hotties humping hun hussy hustler hysterectomy idiot imbecile impotence impotent
  impregnate incontinent infanticide infidel injun intercourse jackass johnson junkie keister kinky knickers knockers lech lecher
  lecherous leper leprosy lesbian lesbo lewd libido lingerie lover lovers lunatic lust lustful lusty lynch maidenhead maniac manure
  marijuana massacre menopause menstrual menstruate midget mistress molest molester mongol mongoloid moron moronic mulatto naked nasty
  nazi negro niggard nipper nipple nipples nude nudist nuke nuked nympho obscene opium oral orgy oriental ovary overdose pansy pantie
  panties panty pantyhose pap paramour pardner pecker pee peed peeping pees penetration penis peon perv pervert perverted pimp piss poo
  poop porno prick prostitute prude puberty pubic puke queer rape raped rapist ravish retard retarded sadism sadist savages screwing
  screwy scummy seduce seducer seduction seductive seductress semen sensual sex sexiest sexist sexy shag shagged shat sissy skank
  slanty slapper slaughter slaughtered slave slaver slavery slaves slay slut sluttish smut snot sod sodomy spastic sperm spinster squaw
  strangle strangler stripper striptease stud suck sucked sucking sucks suicidal suicide sultry swastika swinger tampon tart teat
  terrorism terrorist testicle thong thongs tit titillate tits titty topless torture tortured torturer torturing torturous tramp tramps
  tranny transvestite turd tush tushy twat undies urinal urinate urine uterus vagina vibrator virgin virginity virile vomit voyeur wank
  wedgie weenie wench wetback whore wiener wieners willy wop`);

/** Parts of words that are crude wherever they appear. */
export const CRUDE_STEMS =
  /fuck|shit(?!ake|tim|tah)|cunt|nigg|whore|slut|faggot|wank|bitch|bastard|porn|rapist|masturb|fellati|penis|vagin|scrot(?!t)|ejacul|orgasm|erotic|prostitut|sodom|pussy|testicl|nympho|pedophil|lesbi|arsehol|asshole|buttock|piss|jizz|(?<!wris)twat|sadomas|cocksuck/;
