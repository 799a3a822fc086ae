const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that the packages call crude in some slang, but that everybody may read. */
export const HARMLESS = words(`
  ablaze abuse alligator amour amputate attack attacked attacker attacks babe beanbag bestial bounty bunged chi chin chunky cocky colon
  commode conspiracy consummate corpse corpses cow cows crack cracked cracker crackers cracking cracks curse cursed demon devil devilish
  dinky dipstick disorientation dogs drug drugs drunk dumb dummy dwarf dwarfs enfranchise erect escort execution fairies fairy fat
  flirtation freak frigid fruitcake gazelle geezer god gods gross hell hellish homicide honk honked honker honkers honking honks
  housebroken hummer hunk idiot idle illicit incubus intestines jade jig jigger jigs kid kidney kidneys knob knobby knobs kumquat
  laxative liaison licit liquor loser lover lovers lunatic luscious lynx maniac manumit massacre mate mates murder murderer naked nasty
  naughty niggle niggling nip nipper nook nymph oath oaths onset onslaught oral outhouse paddy pansies pawn pearl pearls peck pecked
  pecking physic pistol pixie pollack pollock puss pussycat radical radicals rhymer ribbed rig rigger rigs round rump scallywag screw
  screwed screws screwy shrimp siren sirens sitting slaughter slaughtered slave slay slope smack smacked smacking snatch snatched
  snatching sooty spade spades spit spits spitting spooky spunky strangle stringer stupid sucker suckers sultry swallow swallowed
  swallower swallowing swallows swanky swear swears tang tangy tart tarts terror therapist tinker tinkers titanium tramp tramps trap
  trapped trapper trappers trapping traps triplex versifier welfare whit whits whiz yank`);

/** Words that no package lists but that a game for all ages does not show. */
export const UNWELCOME = words(`
  abortion abused adulterer adultery aids arousal arouse aroused arousing ass autopsy balls banged bastard bastards bedsore
  behead beheading bender bigot bimbo blasphemer bloodbath bonk bonking boob boobs booby booger boogers bootie bosoms bra braless bras
  breast breasts brothel bugger bum bung bunghole butt buttock buttocks butts cadaver cadavers cannabis carnal castrate chastity
  cleavage cocaine cocks coitus concubine condom contraceptive coon courtesan crap crappy craps cretin cripple crippled
  crotch cuckold cuss dammit damn damned decapitate defecate deflower deform dick dicker dike domination dong dope doper douche drugged
  drunken dullard dyke enslave erection erotica eunuch fanny fart farts fascist fatty
  fetish fetus flasher floozies floozy fondle foreplay fornicate gallows gat gay genitals genocide gigolo gimp gimpy
  goddam gonorrhea groin grope gunmen gunpoint gyp gypsy hag harlot hebrew heterosexual hippy ho hoes holocaust homo
  homosexual hooker hookup hooters hore hos hottie hotties humping hun hussy hustler hysterectomy imbecile impotence impotent
  impregnate incontinent infanticide infidel injun intercourse jackass johnson junkie keister kinky knickers knockers lech lecher
  lecherous leper leprosy lesbian lesbo lewd libido lingerie lust lustful lusty lynch maidenhead manure
  marijuana menopause menstrual menstruate midget mistress molest molester mongol mongoloid moron moronic mulatto  
  nazi negro niggard nipper nipple nipples nude nudist nuke nuked nympho obscene opium oral orgy oriental ovary overdose pansy pantie
  panties panty pantyhose pap paramour pardner pecker pee peed peeping pees penetration penis peon perv pervert perverted pimp piss poo
  poop porno prick prostitute prude puberty pubic puke queer rape raped rapist ravish retard retarded sadism sadist savages screwing
  scummy seduce seducer seduction seductive seductress semen sensual sex sexiest sexist sexy shag shagged shat sissy skank
  slanty slapper slave slaver slavery slaves slut sluttish smut snot sod sodomy spastic sperm spinster squaw
  strangler stripper striptease stud suck sucked sucking sucks suicidal suicide swastika swinger tampon teat
  terrorism terrorist testicle thong thongs tit titillate tits titty topless torture tortured torturer torturing torturous 
  tranny transvestite turd tush tushy twat undies urinal urinate urine uterus vagina vibrator virgin virginity virile vomit voyeur wank
  wedgie weenie wench wetback whore wiener wieners willy wop`);

/** Parts of words that are crude wherever they appear. */
export const CRUDE_STEMS =
  /fuck|shit(?!ake|tim|tah)|cunt|nigg|whore|slut|faggot|wank|bitch|bastard|porn|rapist|masturb|fellati|penis|vagin|scrot(?!t)|ejacul|orgasm|erotic|prostitut|sodom|pussy|testicl|nympho|pedophil|lesbi|arsehol|asshole|buttock|piss|jizz|(?<!wris)twat|sadomas|cocksuck/;
