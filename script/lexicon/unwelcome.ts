const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that the packages call crude in some slang, and that everybody may read. */
export const HARMLESS = words(`
  alligator beanbag bounty bunged chi chin chunky cocky conspiracy crack cracked cracker crackers cracking cracks demon devil devilish
  dinky dipstick dogs drug drugs fruitcake honk honked honker honkers honking honks hummer idle jade jig jigger jigs knob knobby knobs
  kumquat loser lynx murder murderer nook nymph paddy pansies pawn peck pecked pecking pistol pixie pollack pollock radical radicals
  ribbed rig rigger rigs round screw screwed screws slope smack smacked smacking snatch snatched snatching sooty spade spades spit
  spits spitting spooky stringer sucker suckers swallow swallowed swallower swallowing swallows tang tangy terror tinker tinkers trap
  trapped trapper trappers trapping traps whit whits
`);

/** Words that no package lists and that a game for all ages still does not show. */
export const UNWELCOME = words(`
  abortion abused adulterer adultery aids arousal arouse aroused arousing ass balls banged bastard bastards behead beheading bender
  bimbo bloodbath boob boobs booby bosoms bra braless bras breast breasts brothel bugger bum bung bunghole butt buttock buttocks butts
  cannabis carnal castrate chastity cleavage cocaine cocks coitus concubine condom contraceptive coon corpse corpses courtesan crap
  crappy cretin cripple crippled crotch cuckold dammit damn damned defecate deflower deform dick dike domination dong dope doper douche
  drugged drunk drunken dummy dwarf dyke enslave erect erection erotica escort eunuch execution fanny fart farts fascist fat fatty
  fetish fetus flasher floozy fondle foreplay fornicate freak frigid gallows gay genitals genocide gigolo goddam gonorrhea groin grope
  gyp gypsy hag harlot hebrew hell hellish heterosexual ho hoes holocaust homo homosexual hooker hooters hore hun hussy hustler
  hysterectomy idiot imbecile impotence impotent incontinent infanticide infidel injun intercourse jackass johnson junkie kinky
  knockers lech lecher lecherous leper lesbian lesbo lewd libido lingerie lover lovers lunatic lust lustful lusty lynch maidenhead
  maniac manure marijuana massacre menopause menstrual menstruate midget mistress molest molester mongol mongoloid moron mulatto naked
  nasty nazi negro niggard nipple nipples nude nudist nuke nuked nympho obscene opium oral orgy oriental ovary overdose pansy pantie
  panties panty pap paramour pecker pee peed peeping pees penetration penis perv pervert perverted pimp piss poo poop porno prick
  prostitute prude puberty pubic puke queer rape raped rapist ravish retard retarded sadism sadist savages screwing screwy seduce
  seducer seduction seductive seductress semen sensual sex sexist sexy shag shat sissy skank slapper slaughter slaughtered slave
  slavery slaves slay slut sluttish smut snot sod sodomy spastic sperm spinster stripper striptease stud suck sucked sucking sucks
  suicidal suicide sultry swastika swinger tampon tart teat terrorism terrorist testicle tit titillate tits titty topless torture tramp
  tramps tranny transvestite turd twat undies urinal urinate urine uterus vagina vibrator virgin virginity vomit voyeur wank weenie
  wench whore willy wop
`);

/** Parts of words that are crude wherever they stand. */
export const CRUDE_STEMS =
  /fuck|shit(?!ake|tim|tah)|cunt|nigg|whore|slut|faggot|wank|bitch|bastard|porn|rapist|masturb|fellati|penis|vagin|scrot(?!t)|ejacul|orgasm|erotic|prostitut|sodom|pussy|testicl|nympho|pedophil|lesbi|arsehol|asshole|buttock|piss|jizz|(?<!wris)twat|sadomas|cocksuck/;
