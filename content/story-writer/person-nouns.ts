const words = (list: string): readonly string[] => list.split(/\s+/).filter((word) => word !== '');

/** What a person can be called instead of a name, by the pronoun that the word implies. */
export const personNouns = {
  she: words(`woman girl lady mother grandmother grandma aunt sister daughter niece wife widow queen princess duchess witch priestess nun waitress
    actress hostess bride dame gal mommy mama granny auntie maid nanny ballerina landlady governess stewardess heroine empress midwife seamstress mom mum`),
  he: words(`man boy gentleman father grandfather grandpa uncle brother son nephew husband widower king prince duke wizard priest monk waiter
    actor groom landlord steward emperor fisherman postman policeman fireman salesman watchman ferryman doorman dad lad knight guy fella bloke chap daddy papa grandad uncle doorman foreman cowboy lord`),
  they: words(`keeper captain clerk stranger child doctor nurse teacher student professor detective inspector officer sergeant guard soldier
    spy thief baker butcher cook chef tailor cobbler carpenter mason blacksmith smith miller farmer shepherd gardener hunter sailor pilot
    astronaut engineer mechanic driver conductor porter cleaner sweeper caretaker janitor neighbor neighbour friend partner lover guest
    visitor traveler traveller pilgrim passenger innkeeper bartender librarian archivist curator painter artist musician pianist violinist
    singer dancer poet writer editor reporter journalist lawyer judge witness mayor governor president minister bishop ambassador translator
    apprentice assistant secretary manager boss foreman owner customer patient scientist inventor alchemist sorcerer mage elf dwarf giant
    troll goblin ghost robot android commander lieutenant navigator diver swimmer climber surveyor mapmaker clockmaker watchmaker
    treasurer vicar councillor councilor roofer grocer plumber electrician barber dentist surgeon banker lodger tenant dealer gambler fiddler
    builder lifeguard ranger warden jailer bouncer landowner accountant auditor principal headmaster preacher bandit pirate burglar robber
    rider skipper cellist locksmith gravedigger undertaker beekeeper lighthouse-keeper messenger courier herald scribe oracle healer cousin twin`),
} as const;

/** Relatives, who are 'my' or 'her', not 'the'. */
export const kinNouns: ReadonlySet<string> = new Set(
  words(
    'mother grandmother grandma aunt sister daughter niece wife mom mum father grandfather grandpa uncle brother son nephew husband dad cousin twin',
  ),
);
