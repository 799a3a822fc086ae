/** word | part | band | definition | hint | synonyms | near synonyms */
export const WORDS = `
dorm | noun | 1 | a college or university building containing living quarters for students | A kind of living quarters. | hall dormitory inn hotel tavern | boardinghouse fleabag flophouse hospice
confidence | noun | 1 | freedom from doubt | Fill the gap: “after that failure he lost his ___”. | authority assurance certainty security trust expectation | acquiescence anticipation aplomb arrogance
shine | verb | 1 | be bright by reflecting or casting light | One way to emit. | beam reflect glitter gleam glisten flame glow radiate | admiration adoration affection ardor
nice | adjective | 1 | pleasant or pleasing or agreeable in nature or appearance | Close in meaning to “good” and “decent”. | good decent pleasant respectable precise skillful fine meticulous | accurate advantageous affable affectionate
amigo | noun | 1 | a friend or comrade | A kind of friend. | roommate shipmate sidekick teammate chum classmate pal playmate | acquaintance bedfellow bedmate companion
tower | noun | 1 | a structure taller than its diameter | Close in meaning to “column” and “pillar”. | column pillar lighthouse turret pylon monument | arise ascend barbican bastion
internal | adjective | 1 | happening or arising or located within some limits or especially surface | The opposite of “external”. | home national inner domestic interior | bosom cerebral conceptual esoteric
defeat | verb | 1 | win a victory over | Fill the gap: “___ your enemies”. | kill overcome destroy rout demolish upset conquer | baffle balk beat best
autograph | noun | 1 | something written by one's own hand | A kind of writing. | printout manuscript literature document writing essay version endorsement | article brainchild cipher composition
apply | verb | 1 | put into service | Fill the gap: “I ___ this rule to get good results”. | use hold employ utilize solicit | ascribe assign attach bind
inspire | verb | 1 | heighten or intensify | One way to stimulate. | prompt animate exalt stimulate encourage induce excite | aspirate barrack bolster breathe
compound | verb | 1 | make more intense, stronger, or more marked | One way to increase. | combine heighten intensify mix synthesize add include | acidity admixture alkali alloy
chop | verb | 1 | cut into pieces | One way to cut. | scissor whittle clip sever saw slash gash snip | alter ameliorate amputate ax
mind | noun | 1 | that which is responsible for one's thoughts, feelings, and conscious brain functions | Fill the gap: “his ___ wandered”. | head brain judgment psyche judgement view idea sentiment | aim ambition animus appetite
forest | noun | 1 | the trees and other plants in a large densely wooded area | A kind of vegetation. | wood woods timber bush jungle | afforest arboretum boondocks broadcast
attempt | noun | 1 | earnest and conscientious activity intended to do or accomplish something | Close in meaning to “try” and “effort”. | effort endeavor endeavour essay offer bid fling | affair approach assay attack
fashion | noun | 1 | how something is done or how it happens | Fill the gap: “in an abrasive ___”. | way style manner mode form makeup setup | affectation algorithm anatomy angle
humiliate | verb | 1 | cause to feel shame | One way to hurt. | humble mortify insult degrade demean | abase affront chagrin conquer
tease | verb | 1 | annoy persistently | One way to torment. | ride bug rag bait rally badger taunt twit | actor aggravate annoy annoyer
scrub | verb | 1 | clean with hard rubbing | One way to rub. | scour shampoo rinse wash scrape gargle | ablate ablation ablution abrade
recommend | verb | 1 | push for something | One way to propose. | urge advocate commend propose suggest submit advise | advocacy blandish brief broach
example | noun | 1 | an item of information that is typical of a class or group | Fill the gap: “this patient provides a typical ___ of the syndrome”. | model instance representative illustration specimen | admonition alarm archetype case
week | noun | 1 | any period of seven consecutive days | Fill the gap: “it rained for a ___”. | month semester year decade fortnight hour trimester millennium | annum hebdomad luster minute
reek | verb | 1 | smell badly and offensively | One way to smell. | smell stink smack fume distill | aerate ashes atomize bleed
failure | noun | 1 | an event that does not accomplish its intended purpose | The opposite of “success”. | lapse fault failing error flop downfall default collapse | atrocity balk ballet bankruptcy
bright | adjective | 1 | emitting or reflecting light readily or in large amounts | The opposite of “dull”. | smart brilliant silver intelligent shining shiny colorful radiant | adroit agile agleam aglitter
search | noun | 1 | the activity of looking thoroughly in order to find something or someone | Close in meaning to “hunt” and “hunting”. | hunt hunting quest research exploration frisk rummage | burrow chase comb delve
wedge | verb | 1 | put, fix, force, or implant | One way to fasten. | stick deposit lodge rivet sew latch zipper buckle | articulate bed bolt bomber
branch | noun | 1 | a division of some larger or more complex organization | Fill the gap: “botany is a ___ of biology”. | arm leg ramification fork section division twig | affiliation appendage birth blood
bunch | noun | 1 | a grouping of a number of similar things | Fill the gap: “a ___ of trees”. | lot crew crowd gang cluster mass knot pack | accumulate adhere affiliate aggregate
prime | adjective | 1 | first in rank or degree | Fill the gap: “the ___ minister”. | choice prize quality superior select premier initial | aboriginal anterior arch beginning
strength | noun | 1 | the property of being physically or mentally strong | The opposite of “weakness”. | force might energy magnitude power intensity endurance substance | amount amplitude authority backbone
arise | verb | 1 | come into existence | One way to become. | grow rise develop originate uprise emerge | appear ascend emanate enter
equal | adjective | 1 | having the same quantity, value, or measure as another | Fill the gap: “on ___ terms”. | even level tied coordinate equivalent quits | adequate alike alternate alternative
rodeo | noun | 1 | an exhibition of cowboy skills | A kind of exhibition. | roundup | assembly canvass census collection
economy | noun | 1 | the system of production and distribution and consumption | A kind of system. |  | budget cheap economic frugal
ride | verb | 1 | sit and travel on the back of animal, usually while controlling its motions | Fill the gap: “Did you ever ___ a camel?”. | sit joyride | aggravate annoy badger bait
disappoint | verb | 1 | fail to meet the hopes or expectations of | One way to thwart. | disillusion thwart frustrate baffle | awaken balk bilk circumvent
channel | noun | 1 | a path over which electrical signals can pass | Fill the gap: “a ___ is typically what you rent from a telephone company”. | conduit passageway trough aisle | access adviser alley ambulatory
shot | noun | 1 | the act of firing a projectile | A kind of propulsion. | shooting stroke pellet | attempt bang barb bid
slum | noun | 1 | a district of a city marked by poverty and inferior living conditions | A kind of city district. | ghetto downtown | barrio hovel outskirts pesthole
starve | verb | 1 | die of food deprivation | Close in meaning to “hunger” and “famish”. | hunger famish | annihilate asphyxiate begrudge chloroform
truce | noun | 1 | a state of peace agreed to between opponents so they can discuss peace terms | A kind of peace. |  | abeyance armistice hesitation holiday
talent | noun | 1 | natural abilities or qualities | A kind of natural ability. | gift flair genius knack | ability acuity aptitude artistry
venture | verb | 1 | proceed somewhere despite the risk of possible dangers | Close in meaning to “pretend” and “hazard”. | pretend hazard embark speculate | adventure affair assay attempt
triumph | noun | 1 | a successful ending of a struggle or contest | Fill the gap: “the agreement was a ___ for common sense”. | victory win | ascendancy best celebration ceremony
anchor | noun | 1 | a mechanical device that prevents a vessel from moving | A kind of hook. |  | affix anchorman anchorperson annex
humor | noun | 1 | a characteristic state of feeling | Fill the gap: “he was in a bad ___”. | mood temper wit humour | antibody antigen blood bloodmobile
pump | noun | 1 | a mechanical device that moves fluid or gas by pressure or suction | A kind of mechanical device. |  | abdomen aggrandize amplify anus
riddle | verb | 1 | pierce with many holes | One way to pierce. | puncture punch | arabesque baffle blaze
brief | adjective | 1 | of short duration or distance | Fill the gap: “a ___ stay in the country”. | short summary clipped compact | abbreviated abbreviation abridged abstract
unload | verb | 1 | remove from and leave | Fill the gap: “___ the cargo”. | drop discharge | dump job market merchandise
anemia | noun | 2 | a deficiency of red blood cells | A kind of blood disease. | dizziness hemorrhage indigestion vertigo insomnia vomiting asthma | abscess ague anaemia anoxia
substance | noun | 2 | the real physical matter of which a person or thing consists | Close in meaning to “heart” and “sum”. | heart sum center meat meaning core essence marrow | amount amplitude assets atom
panicked | adjective | 2 | thrown into a state of intense fear or desperation | Fill the gap: “felt ___ before each exam”. | frightened terrified panicky skinned licked defeated | afraid beaten bested confounded
bellow | verb | 2 | shout loudly and without restraint | One way to shout. | bawl yelp whine wail yell scream yap sob | bark bellowing blare blat
bustle | noun | 2 | a rapid active commotion | A kind of commotion. | hustle stir fuss ado commotion | accelerate agitation bluster boil
immerse | verb | 2 | thrust or throw into | One way to penetrate. | plunge absorb steep dunk submerge douse | arrest baptize bury charm
conjure | verb | 2 | summon into action or bring into existence, often as if by magic | Close in meaning to “raise” and “stir”. | raise stir invoke beseech implore pray summon beg | adjure appeal arouse bamboozle
intrusion | noun | 2 | any entry into an area not previously occupied | A kind of entrance. | invasion entree entrance entry admission | access encroachment import impropriety
anthrax | noun | 2 | a highly infectious animal disease | A kind of zoonosis. | rabies cholera measles smallpox mumps polio flu pneumonia | ague diphtheria distemper dysentery
acquaint | verb | 2 | cause to come to know personally | Fill the gap: “permit me to ___ you with my son”. | present introduce apprise notify advise inform instruct | advertise brief clue communicate
exclude | verb | 2 | prevent from being included or considered or accepted | The opposite of “include”. | except shut eliminate prevent extinguish prune | abjure amputate annihilate anticipate
obstruct | verb | 2 | hinder or prevent the progress or accomplishment of | One way to prevent. | block embarrass jam blockade hinder impede clog dam | arrest backpedal backwater bar
motivate | verb | 2 | give an incentive for action | Close in meaning to “move” and “prompt”. | move prompt propel incite provoke | activate actuate animate bring
bilk | verb | 2 | cheat somebody out of what is due, especially money | One way to cheat. | scam victimize defraud cheat chisel con swindle fleece | avoid baffle balk beat
altogether | adverb | 2 | to a complete degree or to the full or entire extent | Close in meaning to “all” and “right”. | whole totally completely entirely wholly | above absolutely also
spatter | verb | 2 | dash a liquid upon or against | One way to scatter. | splash splatter sprinkle spray dot | barrage beating bespatter bloodstain
rustle | verb | 2 | make a dry crackling sound | Close in meaning to “lift” and “shoplift”. | lift shoplift thieve scrounge embezzle cop snitch steal | annex appropriate bag boost
follower | noun | 2 | a person who accepts the leadership of another | The opposite of “leader”. | disciple flunky satellite stooge buff parasite admirer creature | addict adherent amateur appendage
construct | verb | 2 | make by combining materials and parts | Close in meaning to “make” and “build”. | make build manufacture fabricate create assemble compose write | architecture building combine compound
foremost | adjective | 2 | ranking above all others | Fill the gap: “the ___ figure among marine artists”. | best front champion frontal | antecedent anterior arch capital
dolt | noun | 2 | a person who is not very bright | A kind of simpleton. | blockhead nincompoop ninny klutz nitwit dimwit fool | blunderhead boob boor bungler
elastic | adjective | 2 | capable of resuming original shape after stretching or compression | Fill the gap: “an ___ band”. | stretch plastic lively flexible bouncy | adaptable buoyant chewy compliant
integrate | verb | 2 | make into a whole or make part of a whole | One way to compound. | mix incorporate unify merge compound combine unite | accommodate add adjust alloy
kaput | adjective | 2 | destroyed or killed | Close in meaning to “gone” and “destroyed”. | gone destroyed wrecked ravaged finished ruined | ausgespielt bankrupt blasted blighted
ornery | adjective | 2 | having a difficult and contrary disposition | Close in meaning to “testy” and “disagreeable”. | testy disagreeable irritable crusty ugly cranky | baleful bearish bitchy cantankerous
rummy | adjective | 2 | beyond or deviating from the usual or expected | Close in meaning to “funny” and “strange”. | funny strange odd curious peculiar rum singular | drunk drunkard inebriate lush
enhance | verb | 2 | make better or more attractive | Fill the gap: “This sauce will ___ the flavor of the meat”. | raise heighten intensify sharpen enrich educate amend upgrade | accelerate advance aggravate ameliorate
repute | verb | 2 | look on as or consider | Close in meaning to “esteem” and “believe”. | esteem believe reckon consider think conceive feel | ascendancy assume authority celebrity
deport | verb | 2 | behave in a certain manner | Close in meaning to “carry” and “bear”. | carry bear deliver behave conduct expel banish exile | acquit assign ban blackball
allay | verb | 2 | lessen the intensity of or calm | One way to comfort. | still ease relieve quench appease soothe lull tranquilize | abate alleviate anesthetize assuage
cloudy | adjective | 2 | lacking definite form or limits | Close in meaning to “foggy” and “hazy”. | foggy hazy fuzzy shadowy dim | addled addlepated amorphous beclouded
disciple | noun | 2 | someone who believes and helps to spread the doctrine of another | A kind of follower. | follower flunky satellite parasite stooge buff fan | adherent appendage attendant believer
originate | verb | 2 | come into existence | One way to become. | grow rise develop initiate arise uprise create | author bear begin breed
lunacy | noun | 2 | obsolete terms for legal insanity | A kind of insanity. | madness folly craziness insanity dementia unbalance | aberration abnormality alienation buffoonery
database | noun | 2 | an organized body of related information | A kind of information. |  |
recap | noun | 2 | a summary at the end that repeats the substance of a longer discussion | A kind of capitulation. | review | abbreviate abbreviation abridge abstract
bungalow | noun | 2 | a small house with a single story | A kind of house. | cottage |
binding | noun | 2 | the capacity to attract and hold something | A kind of attraction. | sewing | adhesive annexation attachment authoritative
dilute | verb | 2 | lessen the strength or flavor of a solution or mixture | One way to weaken. | cut thin reduce | abate adulterate alleviate attenuate
frontier | noun | 2 | a wilderness at the edge of a settled area of a country | A kind of wilderness. | wasteland bush wilderness | backwoods boondocks border bordering
intimacy | noun | 2 | close or warm friendship | A kind of friendliness. |  | accord acquaintance addition adjunct
oddly | adverb | 2 | in a manner differing from the usual or expected | It starts with O and ends with Y. |  | curiously funnily inexplicably peculiarly
manicure | noun | 2 | professional care for the hands and fingernails | A kind of care. |  |
dote | verb | 2 | be foolish or senile due to old age | One way to senesce. | adore | babble blather burble drivel
occupied | adjective | 2 | held or filled or in use | Fill the gap: “she keeps her time well ___”. | busy engaged | absorbed abstracted devoted engrossed
phobia | noun | 2 | an anxiety disorder characterized by extreme and irrational fear of simple things or social situations | A kind of anxiety disorder. |  | abomination alarm anathema antipathy
relevant | adjective | 2 | having a bearing on or connection with the subject at issue | Close in meaning to “pertinent”. | pertinent | adapted admissible appertaining applicable
diploma | noun | 2 | a document certifying the successful completion of a course of study | A kind of certificate. | certificate credential | affidavit authorization certification charter
remand | verb | 2 | refer to another committee or authority or court for decision | One way to challenge. |  | assign commend commit confide
karaoke | noun | 2 | singing popular songs accompanied by a recording of an orchestra | A kind of singing. |  |
granddaddy | noun | 2 | the father of your father or mother | A kind of grandparent. | grandfather granddad | gramps grandad grandpa
geography | noun | 2 | study of the earth's surface | A kind of earth science. | geology | biosphere cartography chorography geographics
cohort | noun | 3 | a company of companions or supporters | A kind of company. | battalion brigade squad platoon posse clique company party | accomplice adjunct army associate
foreclose | verb | 3 | keep from happening or arising | It starts with F and ends with E. | prevent forbid avert deflect save | anticipate deter discourage dishearten
imbue | verb | 3 | spread or diffuse through | One way to penetrate. | soak riddle penetrate diffuse infuse impregnate saturate steep | bathe brainwash breathe coat
insistent | adjective | 3 | demanding attention | Close in meaning to “crying” and “instant”. | crying instant imperative persistent relentless urgent pressing | assiduous clamant compelling constant
maniacal | adjective | 3 | wildly disordered | Fill the gap: “a ___ frenzy”. | insane berserk rabid mad wild | amok desperate frantic frenetic
interim | noun | 3 | the time between one event, process, or period and another | Close in meaning to “meantime” and “lag”. | meantime lag pause interruption suspension intermission interval | abeyance afterthought bind block
profess | verb | 3 | confess one's faith in, or allegiance to | One way to declare. | confess assert declare proclaim pretend contend | affect affirm allege announce
succession | noun | 3 | a following of one thing after another in time | A kind of temporal arrangement. | sequence lineage rotation series progression cycle train row | accession affiliation appointment array
hapless | adjective | 3 | deserving or inciting pity | Fill the gap: “a ___ victim”. | poor pathetic miserable unfortunate pitiful wretched unlucky | depressed dire fatal inauspicious
trimester | noun | 3 | a period of three months | Close in meaning to “month” and “semester”. | month semester year week decade fortnight hour millennium | annum clover leash luster
deficient | adjective | 3 | inadequate in amount or degree | Fill the gap: “a ___ education”. | wanting lacking inadequate incomplete incompetent | arrested blemished botched bungling
formulate | verb | 3 | come up with after a mental effort | Close in meaning to “word” and “develop”. | develop invent phrase devise articulate construct evolve | assemble author authorize breathe
comprise | verb | 3 | be composed of | Close in meaning to “contain” and “consist”. | contain consist constitute incorporate include unify connect embody | accumulate add admit aggregate
beefy | adjective | 3 | muscular and heavily built | Fill the gap: “a ___ wrestler”. | strapping chunky hefty stout sturdy | adipose bloated blowzy bosomy
benevolent | adjective | 3 | intending or showing kindness | Fill the gap: “a ___ society”. | kind kindly sympathetic charitable benign gracious | accommodating advantageous affable agreeable
underpass | noun | 3 | an underground tunnel or passage enabling pedestrians to cross a road or railway | A kind of tunnel. | subway aisle conduit arcade tunnel | access alley ambulatory aperture
talkie | noun | 3 | a movie with synchronized speech and singing | A kind of movie. | newsreel cinema trailer thriller movie documentary | cartoon chiller feature film
presuppose | verb | 3 | take for granted or as a given | Fill the gap: “I ___ that you have done your work”. | suppose presume infer assume imply | believe comprise conceive conclude
atrocious | adjective | 3 | shockingly brutal or cruel | Fill the gap: “murder is an ___ crime”. | bad terrible evil awful painful dreadful monstrous unspeakable | aberrant abject abnormal abominable
supremacy | noun | 3 | power to dominate or defeat | A kind of dominance. | leadership dominion superiority rule control | accent ascendancy authority authorization
consonant | noun | 3 | a speech sound that is not a vowel | The opposite of “vowel”. | nasal liquid dental glide phone | accordant agreeable agreeing alike
dominance | noun | 3 | superior development of one side of the body | A kind of bodily property. | control leverage importance rule dominion | ascendance ascendancy ascendence ascendency
silken | adjective | 3 | having a smooth, gleaming surface reflecting light | Close in meaning to “slick” and “sleek”. | slick sleek silky glazed shiny | bright disarming finished furbished
kinship | noun | 3 | a close connection marked by community of interests or similarity in nature or character | Fill the gap: “felt a deep ___ with the other students”. | relationship motherhood paternity brotherhood sympathy | accordance affiliation affinity agreement
ravenous | adjective | 3 | extremely hungry | Fill the gap: “a ___ boy”. | hungry starved famished insatiable greedy | acquisitive avaricious avid bottomless
potency | noun | 3 | the power or right to give orders or make decisions | Fill the gap: “a place of ___ in the state”. | strength authority authorization charisma influence power sway control | ascendancy authorisation beef carnality
jetty | noun | 3 | a protective structure of stone or concrete | A kind of barrier. | mole bulkhead roadblock barrier dam fence | backstop bank bar barrage
township | noun | 3 | an administrative division of a county | A kind of administrative district. | town borough diocese city hundred village riding commune | bailiwick burg district duchy
ferocious | adjective | 3 | marked by extreme and violent energy | Fill the gap: “a ___ beating”. | violent savage furious fierce bloodthirsty raging | abandoned aggressive amok animal
exonerate | verb | 3 | pronounce not guilty of criminal charges | Close in meaning to “clear” and “discharge”. | clear discharge absolve exempt whitewash | acquit assoil decontaminate dismiss
blameless | adjective | 3 | free of guilt | Fill the gap: “has lived a ___ life”. | innocent upstanding ethical righteous spotless immaculate | angelic childlike clean creditable
stealthy | adjective | 3 | marked by quiet and caution and secrecy | Close in meaning to “sneak” and “sneaky”. | sneak sneaky sly feline sneaking | acute arch artful astute
proffer | verb | 3 | present for acceptance or rejection | Close in meaning to “bestow” and “administer”. | offer bestow administer dispense allow render present give | afford allot award bid
enjoin | verb | 3 | issue an injunction | One way to forbid. | tell order prohibit forbid warn instruct bid | admonish arrest ban bridle
pectoral | noun | 3 | either of two large muscles of the chest | A kind of skeletal muscle. |  | pecs pectoralis thoracic
cosmonaut | noun | 3 | a person trained to travel in a spacecraft | A kind of traveler. | astronaut spaceman |
coercion | noun | 3 | the act of compelling by force of authority | A kind of enforcement. | compulsion | duress intimidation
flitter | verb | 3 | move back and forth very rapidly | Close in meaning to “flutter” and “flicker”. | flutter flicker quiver waver | beating bicker dance flap
incinerate | verb | 3 | become reduced to ashes | Close in meaning to “burn” and “vaporize”. | burn vaporize dissolve | brain condemn consume damn
venous | adjective | 3 | of or contained in or performing the function of the veins | Fill the gap: “___ blood as contrasted with arterial blood”. |  |
wrangler | noun | 3 | someone who argues noisily or angrily | A kind of debater. | gladiator swordsman contender cowboy | belligerent blade brawler bully
discredit | noun | 3 | the state of being held in low esteem | Fill the gap: “your actions will bring ___ to your name”. | disgrace dishonor shame | atheism belittle blacken debase
underline | verb | 3 | give extra weight to | One way to stress. | emphasize | accent accentuate band bar
thunderous | adjective | 3 | loud enough to cause hearing loss | Close in meaning to “loud”. | loud | booming deafening earsplitting forte
bookkeeper | noun | 3 | someone who records the transactions of a business | A kind of accountant. | accountant stenographer controller | actuary amanuensis archivist auditor
impel | verb | 3 | urge or force to an action | Close in meaning to “force” and “propel”. | force propel motivate incite | actuate animate bowl cause
overhaul | verb | 3 | make repairs, renovations, revisions or adjustments to | Fill the gap: “You should ___ your car engine”. | pass overtake | amends audit autopsy canvass
collusion | noun | 3 | secret agreement | A kind of agreement. | collaboration agreement | accompaniment accordance artifice cabal
vegetation | noun | 3 | all the plant life in a particular region or period | It starts with V and ends with N. |  | abeyance apathy botany catalepsy
firsthand | adjective | 3 | received directly from a source | Close in meaning to “primary”. | primary | absolute admissible authentic callow
convulse | verb | 3 | be overcome with laughter | One way to laugh. | amuse | afflict agitate agonize ail
spackle | noun | 3 | powder that when mixed with water forms a plastic paste used to fill cracks and holes in plaster | A kind of plaster. |  |
`;
