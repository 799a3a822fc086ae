/** First names that are words, too, or that the language library does not know, by the pronoun that nearly all who have them take. */
const names = {
  he: `abdul adebayo chase rhys drew chip clem dutch amos anders anselm arjun bill bob carl chip cyrus dmitri earl emil enzo frank gaspard gerald greg gus hassan hugo ivan jack
    javier jens jorge kofi kwame lars luca mark mateo mohammed nils omar osman otto pablo paolo ravi ray rob roy rufus stefan sven ted
    tomasz viktor vince wes will yaw bako casimir lev ludo humphrey boyd clem borin kael teo kenji rafael rafa mateus joao thiago diego
    alejandro esteban aurelio pasquale elio matteo dario bruno klaus heinrich lothar ansel casper kasper bjorn magnus leif olaf henrik
    jussi pekka mikko sergei boris igor yuri nikolai mikhail pavel piotr jakub zbigniew milan goran zoran emre mehmet mustafa yusuf
    ibrahim khalid tariq jamal kojo chidi emeka obi babatunde ade tunde femi juma baraka hiro kenta takashi haruto wei jun ming hao dae
    minho anh vikram rohan sanjay rajesh suresh deepak imran bilal faisal cormac declan eoin fergus callum hamish angus gareth rhys dylan
    geraint emyr evan florian benedikt mikkel wilf cyril cuthbert lorcan`,
  she: `amina anoushka astrid bess candy dawn fatima fatou freya grace greta hope ingrid iris ivy joy kelsey lena leonie lorna marisol meera
    miriam nadia nia noor odalys perla priya rosa rose shanice solange sunniva tabitha tess wanda yvette zainab zdenka pilar solveig ilse
    ingeborg ximena itzel yara zofia agnieszka katarzyna oksana svetlana anika sanna maija aino elif zeynep leila layla yasmin soraya
    farida samira nadira khadija aaliyah imani amara chiamaka ngozi adaeze wanjiru akua abena yuki hana sakura mei lin xiu minji thuy linh
    priyanka lakshmi kavya ananya deepa sunita nandini gwen gwendolyn branwen rhiannon siobhan niamh aoife saoirse maeve brigid morag isla
    ailsa eilidh odette colette margaux delphine celeste fleur manon eloise seraphine ottoline ottilie hortense ippolita tuppence
    wilhelmina mabel doreen parvati effie mara marta petra jana vera ruth edna hilda elsa gerda britta anouk femke saskia yvonne paola
    chiara giulia giulietta lucia bianca ines beatriz consolata dolores philippa
    pippa iskra teodora theodora ysolde isolde pepita lulu maud winifred henrietta araminta cordelia imogen sigrid`,
} as const;

export const firstNames: ReadonlyMap<string, 'he' | 'she'> = new Map(
  (['he', 'she'] as const).flatMap((pronoun) => names[pronoun].split(/\s+/).map((name) => [name, pronoun] as const)),
);
