import type { Story } from './story.ts'

/** Raconté par la gardienne du registre de Gravehold. */
export const french: Story = {
  '1 begin': {
    title: 'La première ligne',
    body: [
      'Ma charge, c’est le registre. J’y inscris les naissances, les dettes d’huile de lampe et ceux qui ne sont pas revenus. Trois cents pages durant, cela a suffi. Cette nuit, le ciel sous la montagne s’est mis à tourner, lentement, comme une roue de moulin qui aurait des couteaux pour aubes, et la cloche de la tour du levant s’est mise en pièces à force de sonner toute seule.',
      'Les maîtres sont déjà sur le rempart. Ils ont demandé des apprentis\u00a0: il ne restait que vous, de la craie aux manches, huit cristaux et deux étincelles en poche. J’ai écrit votre nom sur une ligne neuve. J’ai laissé de la place à la suite. Servez-vous-en, je vous prie.',
    ],
  },
  '1 middle': {
    title: 'Sept coffrets',
    body: [
      'Sous la maison du registre court une étagère que personne n’époussette. Sept coffrets s’y alignent, scellés de cire rouge par ceux qui ont fondé cette ville. Sur le premier on lit\u00a0: à ouvrir quand vous aurez saigné pour le rempart. Ce matin, j’ai pensé à vos pansements et j’ai rompu la cire.',
      'Point d’or. Des gemmes dans du papier d’écolier, des notes de cours, et une lettre\u00a0: qui lit ceci est trop jeune pour le lire\u202f; nous l’étions aussi. Derrière le coffret, on avait muré quatre caisses d’outils. Le marché n’a de place que pour neuf sortes de marchandises\u00a0: choisissez bien. Ce que vous laisserez, j’ai l’ordre de le brûler.',
    ],
  },
  '1 won': {
    title: 'La roue s’arrête',
    body: [
      'J’ai compté les lames à mesure qu’elles tombaient de l’air. Je me suis arrêtée à neuf mille. À la place de la tempête, il n’y avait plus qu’un trou dans la voûte et, dessous, maître Mist assise par terre, qui riait, sans sourcils.',
      'Quelque chose a pourtant rampé hors des débris. Une forme de crocs et de plaques qui s’est retournée une fois vers vous, comme on regarde une porte qu’on essaiera plus tard. Les maîtres ont crié un nom\u00a0: Bladius. Je l’ai noté dans la marge, au crayon, en espérant ne jamais avoir à le repasser à l’encre.',
    ],
  },
  '1 lost': {
    title: 'Des cendres sur la page',
    body: [
      'Elle ne nous a pas tués. Je tiens à l’écrire d’abord. Elle a tourné une fois au-dessus du marché bas, lentement, comme on passe un chiffon sur une table, puis elle en a eu assez. Quand je suis remontée de la cave, le registre était gris. J’ai soufflé dessus\u00a0: la cendre était tiède.',
      'Personne ne vous en veut. Maître Brama l’a dit, bien fort, devant tout le monde, le bras en écharpe. Le rempart sera moins haut la prochaine fois, voilà tout. Et de la tempête, quelque chose est reparti sur ses crochets, intact, sans se presser, avec un nom\u00a0: Bladius. La ligne après la vôtre est restée libre. Elle est toujours à vous.',
    ],
  },
  '2 begin': {
    title: 'Ce qui s’est enfui',
    body: [
      'Les éclaireurs l’ont trouvé deux cavernes plus bas\u00a0: Bladius, sergent de cette tempête, seul, qui se rafistolait avec nos propres cuillers. Il ne nous chasse pas. Il rentre chez lui, et, une fois arrivé, il racontera aux autres à quoi ressemble une ville fatiguée.',
      'Pour une fois, c’est donc à nous de courir. Chaque galerie qu’il franchit est une galerie de moins entre nous et toute cette armée. Personne ne tiendra seul une telle poursuite\u202f; quand elle réclamera son prix, mettez vos mains en commun et payez d’une seule bourse. J’ai tiré un trait sous vos noms et noté l’heure à côté. Les lampes sont pleines. Courez.',
    ],
  },
  '2 won': {
    title: 'Les cuillers',
    body: [
      'Vous avez rapporté un sac, vous l’avez posé sur mon bureau et vous vous êtes endormis par terre. Soixante et une cuillers, quelques fourchettes, la poignée d’une porte d’église. J’ai tout inscrit. Depuis midi, on vient réclamer son bien\u202f; chacun touche la plaque, là où le tranchant est ébréché, ne dit rien, et repart le dos plus droit.',
      'Le deuxième coffret s’est ouvert plus volontiers que le premier. Il contenait des anneaux de cuivre et une page sur l’écoute\u00a0: ce qu’on dépense dans le monde laisse en nous un anneau, et les anneaux se remplissent. Je n’y comprends rien. Je vois bien que vous, si.',
    ],
  },
  '2 lost': {
    title: 'La longue galerie',
    body: [
      'Vous avez couru jusqu’à ce que les lampes s’éteignent, puis vous avez couru dans le noir. Je le sais par le maçon qui vous a trouvés\u00a0: plus une goutte d’huile, et plus de peau sur vos mains. La chose a atteint l’escalier profond avec quatre marches d’avance.',
      'Cela se raconte donc, quelque part en bas, dans ce qui leur tient lieu de mots. Elle reviendra, plus forte, et elle connaîtra le chemin. J’ai fait passer son nom de la marge dans le livre, à l’encre. Puis j’ai ouvert le deuxième coffret, car les fondateurs n’ont écrit nulle part qu’il fallait gagner. Asseyez-vous. Buvez quelque chose. Il y a là une page sur les charges.',
    ],
  },
  '3 begin': {
    title: 'Dans la citerne',
    body: [
      'L’eau a un goût de fer et d’œuf. Au fond de la vieille citerne, une chose s’est aménagé une chambre, et la chambre grandit\u00a0: d’heure en heure, une poche de plus enfle sur la paroi, et on les entend se retourner dans leur sommeil.',
      'Désormais aucun maître ne range les dangers pour vous. Ils viendront dans le désordre, et ceux qui en réchapperont vous reconnaîtront. Certains portent des écailles qu’un coup, si fort soit-il, ne fait que fendre\u00a0: frappez deux fois. Sept de ces poches ouvertes ensemble, c’est plus que la ville n’a de portes. Je fais des encoches sur le bras de la pompe. Aujourd’hui, il y en a trois.',
    ],
  },
  '3 middle': {
    title: 'Une quatrième lueur',
    body: [
      'Le troisième coffret contenait une lentille qui ne sert à rien tant qu’on ne la pose pas sur sa propre poitrine. Alors il n’y a pas trois brèches derrière les côtes, mais quatre, la dernière détournée comme un enfant timide. J’ai regardé, moi aussi. Les gardiennes de registre n’en ont aucune. Drôle de déception, à mon âge.',
      'Comment elle veut tourner, vous seuls pouvez le dire\u00a0: d’un pas égal, en pente raide, ou pas du tout. Maître Xaxos s’est proposé pour vous conseiller. Il s’est tenu longtemps devant le coffret ouvert, et j’ai remarqué qu’il savait où la charnière accroche.',
    ],
  },
  '3 won': {
    title: 'De l’eau claire',
    body: [
      'On dit que vous avez chanté, là-dessous. Vous le niez. Le petit de la pompe le jure\u00a0: trois voix, ou bien une seule et l’écho, et par-dessous le bruit d’une très grande bête qui perd patience.',
      'Les parois sont raclées. Les poches ont brûlé, et l’odeur nous tiendra compagnie jusqu’au printemps. J’ai tiré moi-même le premier seau devant toute la rue et je l’ai bu, parce qu’il fallait bien que quelqu’un commence et que j’ai déjà beaucoup vécu. Cela avait un goût de fer. Seulement de fer. Je l’ai noté en lettres deux fois plus grosses que d’habitude, puis j’en ai repris une tasse.',
    ],
  },
  '3 lost': {
    title: 'Le couvercle',
    body: [
      'Nous vous avons hissés par la chaîne des seaux, nous avons remis le couvercle, et onze personnes se sont assises dessus jusqu’à ce qu’il cesse de bouger. Elles y sont encore. Elles ont entamé une partie de cartes.',
      'Il en ira ainsi désormais\u00a0: ce que nous ne battons pas aujourd’hui, nous le combattrons demain. La chose n’oublie pas, mais vous non plus. Vous avez vu par où elle respire. Il y a dans vos visages une dureté que j’appellerais, en une meilleure année, de la résolution. Dépensez-la bien. J’ai taillé ma plume et noté la journée comme inachevée. Inachevé\u00a0: voilà un mot que j’ai fini par aimer.',
    ],
  },
  '4 begin': {
    title: 'Des fils',
    body: [
      'Cela a commencé par le boulanger, qui est sorti sur la place à l’aube et a jeté du feu sur l’horloge. Il pleurait en le faisant. Il avait derrière l’oreille un fil blanc, plus fin qu’un cheveu, qui descendait entre les pavés.',
      'Il y a maintenant des fils dans toutes les caves. Ils ne prennent ni les gens occupés ni les mains vides\u202f; ils aiment les sorts tout prêts et les esprits qui attendent. Réfléchissez avant de laisser une flamme sur une brèche. Ce que la chose compte, elle l’enfile en petites perles, et, dès qu’elle en a deux, elle joue avec vous. Et si l’un de vous se brise, une brèche se brise aussi.',
    ],
  },
  '4 won': {
    title: 'La fenêtre du boulanger',
    body: [
      'Coupez un fil, et mille se relâchent. Dans toute la ville, les gens se sont assis là où ils étaient, puis, l’un après l’autre, se sont mis à demander pardon. Cela a pris deux jours. Le boulanger a réparé l’horloge de ses mains, fort mal. Elle retarde de huit minutes, et personne ne veut entendre parler d’horloger.',
      'Dans le quatrième coffret, il y avait une bobine de fil d’argent, bien propre, et un sort pour débutants recopié de huit façons par huit mains. Les fondateurs aussi avaient des élèves qui ne s’entendaient sur rien. Prenez celui qui vous ressemble. Le fil d’argent, à votre place, je n’y toucherais pas. Je l’ai rangé tout au fond.',
    ],
  },
  '4 lost': {
    title: 'Votre propre feu',
    body: [
      'J’étais sur le toit et j’ai vu le trait monter au-dessus de la chapelle\u00a0: un beau trait, droit et clair, comme on vous l’a appris. Puis il s’est courbé, et il est retombé sur le grenier à blé.',
      'Vous n’avez plus rien dit depuis. J’écrirai donc ce que vous ne pouvez dire\u00a0: ce n’était pas vous. La chose avait vos mains comme elle avait celles du boulanger, et nous n’inscrivons pas le boulanger parmi les coupables. Mangez. Dormez, les brèches éteintes et quelqu’un à la porte. Elle a appris ce dont vous êtes capables. Vous avez appris ce qu’elle attend. De ces deux savoirs, l’un vaut plus que l’autre.',
    ],
  },
  '5 begin': {
    title: 'Sans contours',
    body: [
      'Du brouillard, sous une montagne. Il est monté par les égouts, il ne mouille pas la peau\u202f; il use le bord des choses. Mes lettres se troublent une heure après que je les ai tracées. Le joaillier m’a apporté un diamant qu’il pouvait plier.',
      'Avant de partir, gravez votre nom dans chacun de vos cristaux. J’y tiens. Ce qui se dresse au milieu de cette brume souffle dessus, et ce qu’elle a terni le reste\u00a0: de quoi acheter du pain encore, mais plus de feu. Elle prendra aussi vos belles pièces et vous en tendra de plus grossières, avec mille politesses. On n’essaie pas deux fois contre la brume. Au matin elle aura passé, avec tout ce qu’elle aura pu emporter.',
    ],
  },
  '5 middle': {
    title: 'La même main',
    body: [
      'La brume partie, j’ai pu lire de nouveau, et j’ai lu toute la nuit, car quelque chose me tracassait. Dans chaque coffret, il y a des notes entre les lignes des fondateurs\u00a0: petites, penchées, patientes. Plus chaud ici. Essayer la citerne. Le boulanger est seul.',
      'Je les croyais anciennes. Mais l’encre de la cinquième est encore bleue, et une seule personne, dans cette ville, barre ses sept deux fois. Il m’a appris à écrire. Je n’ai rien inscrit. Je suis restée la plume au-dessus de la page jusqu’à ce que la lampe s’éteigne, puis dans le noir, à compter qui vous avait conseillé de vous reposer avant chacune de vos batailles.',
    ],
  },
  '5 won': {
    title: 'Des arêtes',
    body: [
      'La chose s’est éteinte comme une chandelle, avec un petit soupir, à croire qu’elle attendait qu’on le lui demande. Et puis\u00a0: des angles\u202f! Des briques\u202f! Les vieilles de la ruelle au Suif, sur le pas de leur porte, se lisaient à voix haute les plaques des rues.',
      'Quelques-uns de vos cristaux sont laiteux et le resteront. Gardez-les quand même. J’ai un encrier fendu pour la même raison. Le cinquième coffret a bourdonné quand j’ai coupé la cire, et ce qui en a sauté jusqu’à vos doigts n’était pas une étincelle, mais un battement, comme d’un cœur qui aurait quelque chose à dire. Ce que vous savez, vous pouvez le rendre plus vif, ou plus profond.',
    ],
  },
  '5 lost': {
    title: 'Ce qu’elle a emporté',
    body: [
      'Au matin elle n’était plus là, tout simplement, et avec elle bien des choses que nous cherchions encore de la main. Le nom du deuxième pont. L’air que sifflent les allumeurs de réverbères. Le bleu de la porte bleue. Vous étiez étendus dans la rue, parmi vos cristaux, et chacun en avait un de plus qui ne prenait plus la lumière.',
      'Je ne dirai pas que ce n’est rien. Mais j’ai fait le tour et j’ai lu vos noms, gravés dans chaque pierre\u00a0: ceux-là, elle n’avait pas su les effacer. Elle vous laisse donc ce que vous aviez écrit. Je l’ai toujours dit. Le cinquième coffret est ouvert sur mon bureau.',
    ],
  },
  '6 begin': {
    title: 'Les ponts',
    body: [
      'Gravehold, ce sont neuf terrasses et les ponts qui les relient\u202f; tous les enfants la dessinent ainsi. Cette nuit, les ponts ne sont plus là, à peu d’exceptions près, et pas une pierre n’est tombée. Sous nos pieds, quelque chose de très vieux a pensé à eux, et ils avaient cessé d’être.',
      'Qui achète sur une terrasse ne passe plus à la suivante sans y laisser du sang. Le dernier bocal d’une étagère ne la quitte pas. On peut rétablir un pont, à prix d’argent ou avec ce battement tout neuf\u202f; il sera repensé, et repris. J’ai demandé d’où la chose tenait le plan de la ville. Nul n’a répondu. Maître Xaxos, a dit le portier, est sorti faire un tour.',
    ],
  },
  '6 won': {
    title: 'Une pensée interrompue',
    body: [
      'Vous parlez d’un visage. Le maçon a vu un puits. Je crois que chacun a rencontré ce dont il aimerait le plus être oublié. Quoi qu’il en soit, vous l’avez coupée au milieu d’une phrase, et les ponts sont revenus avec des gens dessus, un pied encore en l’air.',
      'Sur la table, là-dessous, il y avait un plan de Gravehold, admirablement dessiné, les sept barrés deux fois. C’est donc inscrit. J’ai pris l’encre rouge. Le sixième coffret ne renfermait qu’une pierre à aiguiser et six mots\u00a0: soyez ce que vous êtes déjà. Ceux-là, je crois qu’ils étaient vraiment des fondateurs.',
    ],
  },
  '6 lost': {
    title: 'Neuf îles',
    body: [
      'Nous avons lancé des cordes de terrasse en terrasse et nous vous avons ramenés dans des paniers à linge. En bas, la chose continuait à penser, sans hâte, et une arche de plus, bâtie par mon grand-père, n’était déjà qu’un ouï-dire.',
      'J’ai partagé le registre en neuf et confié chaque cahier à un enfant, un par terrasse, pour que, huit perdus, il en reste un. Ils prennent cela très au sérieux. La plus petite m’a demandé ce qu’il fallait noter à votre sujet. Je lui ai dit\u00a0: qu’ils se relèvent. Elle a regardé et m’a répondu que ce n’était pas encore vrai. Puis elle a attendu, le crayon sur le papier, que cela le devienne.',
    ],
  },
  '7a begin': {
    title: 'La roue, de nouveau',
    body: [
      'J’ai reconnu le bruit avant d’être réveillée. La roue de moulin tourne encore une fois au-dessus de Gravehold, plus haute, et des feux plantés en cercle autour des murs lui montrent où tomber. Chacune de ces balises est un doigt sur la gorge de la ville. À dix, la main se referme.',
      'Elle a été vaincue une fois, par les maîtres et par beaucoup de chance. Les maîtres sont vieux, ou alités, ou ailleurs\u202f; et c’est celui qui est ailleurs qui a allumé les balises. Mais l’enfant que j’avais inscrit, de la craie aux manches, n’est plus là non plus. Je le cherche sur vos visages, et je me dis que je n’aimerais pas être une tempête.',
    ],
  },
  '7a middle': {
    title: 'Le septième sceau',
    body: [
      'La cire du dernier coffret n’est pas du bon rouge. J’ai honte d’avoir mis si longtemps à le voir. Les fondateurs ont laissé six coffrets\u202f; le septième est sur l’étagère depuis dix-neuf ans, depuis qu’il enseigne ici, lui.',
      'Nous l’avons ouvert ensemble, avec des pinces. Aucun piège. Des souvenirs, un pour chacun de ceux qui furent assis dans sa classe, et une lettre. Je n’ai pas pu la sauver telle qu’elle est, écrit-il\u202f; je demanderai donc à ceux du dehors de me la laisser tenir. Venez, que je vous tienne aussi, ou venez m’arrêter\u00a0: je vous ai assez bien instruits pour l’un et pour l’autre. Je vous ai lu la page. Ce que vous monterez par cet escalier est à vous.',
    ],
  },
  '7a won': {
    title: 'Le silence sur les toits',
    body: [
      'Quand la dernière balise s’est éteinte, la roue a fait un tour encore, par habitude, puis s’est défaite. Il a plu des couteaux jusqu’à midi\u202f; après quoi, pour la première fois de mémoire de registre, il a plu de l’eau. Nul ne sait d’où. Les enfants se tenaient dessous, la bouche ouverte.',
      'Vous n’êtes pas restés pour les remerciements. Je vous ai vus sur l’escalier nord, les yeux levés vers la tour, vide depuis que maître Xaxos est sorti faire son tour. Il y a une lumière à la fenêtre. Il y en a quatre. J’ai tourné la page\u00a0: c’est la dernière de ce volume.',
    ],
  },
  '7a lost': {
    title: 'Des couteaux dans le chaume',
    body: [
      'Elle a pris le quartier est entre deux coups de cloche, puis s’est posée sur le reste d’entre nous en bourdonnant. Les balises ne se sont pas éteintes. Vues du soupirail, elles sont assez jolies, et je les déteste une par une.',
      'Écoutez-moi. Je tiens ce livre depuis quarante ans et je sais ce qui achève les villes\u00a0: ce ne sont pas les tempêtes. C’est le soir où tout le monde tombe d’accord que c’est fini. J’ai donc fait placarder un avis, avec le sceau, dont je n’ai pas le droit d’user. Il dit que ce n’est pas fini. On peut le lire sur toutes les portes encore debout. Ayez la bonté de ne pas me faire mentir.',
    ],
  },
  '7b begin': {
    title: 'Le professeur',
    body: [
      'Quatre brèches sont ouvertes derrière lui comme les vitraux d’une chapelle, et il se tient devant, dans son vieux manteau gris, celui qui a de la craie aux poignets. Il a demandé de vos nouvelles. Il a demandé des miennes.',
      'Il vous montrera chaque sort avant de le lancer\u202f; il n’a jamais supporté d’interroger par surprise. Vous pourrez les lui gâcher, s’il vous reste du souffle. Et si l’un de vous tombe, c’est la ville qui paiera, car il ne ferait pas à un élève plus de mal qu’il ne faut. C’est cela qui me fait peur. Je suis dans l’escalier avec le registre et une lampe. Quoi qu’il arrive, ce sera écrit par une amie.',
    ],
  },
  '7b won': {
    title: 'La dernière leçon',
    body: [
      'Les vitraux se sont fermés un à un, de gauche à droite, comme il fermait jadis la salle de classe. Quand il n’est plus resté qu’un homme fatigué dans un manteau gris, il a regardé ce que vous aviez fait de son quatrième sort, longuement, et il a dit\u00a0: oui, c’est mieux que le mien.',
      'Puis la lumière, derrière lui, a eu besoin de quelqu’un pour passer de l’autre côté et tirer la porte\u202f; il y est allé. Je ne sais pas comment appeler cela. Trois fois j’ai rempli cette page, trois fois je l’ai grattée. J’ai fini par écrire l’heure, et vos noms, et que la tour était froide, et que quelqu’un avait apporté une couverture.',
    ],
  },
  '7b lost': {
    title: 'Corrigé et rendu',
    body: [
      'Il vous a descendus lui-même, vous a étendus sur le palier et vous a glissé sa propre écharpe sous la tête. Puis il est remonté. Je lui aurais volontiers donné un coup de registre. Il paraît que je l’ai fait.',
      'Il n’a pas terminé\u202f; il veut d’abord toute la ville silencieuse, comme une classe avant la cloche, et il croit avoir le temps. Il y en a un peu. J’ai là vos cahiers, tous ceux qu’il a corrigés, et, pendant tant d’années, il a fait la même faute au même endroit sans jamais la voir. Alors lisez. Il vous a appris tout ce qu’il sait. C’est moins qu’il ne le pense.',
    ],
  },
  'epilogue dawn': {
    title: 'Un nouveau volume',
    body: [
      'On a percé un puits dans la voûte nord ce printemps, et, à l’heure où je mouchais les lampes, un carré de soleil se pose maintenant sur mon bureau. Il a à peu près la taille de ce livre. Il se déplace. Les chats ont établi un tour de garde.',
      'Vous avez des élèves. Je les vois le soir sur le rempart, de la craie aux manches, qui se disputent. J’ai commandé sept coffrets au menuisier, et de la bonne cire rouge\u202f; j’aimerais que vous mettiez quelque chose dans chacun, quand vous aurez le temps, pour des gens que nous ne connaîtrons pas. La première ligne du nouveau volume est la vôtre. J’ai laissé de la place à la suite. Il y a tant de place.',
    ],
  },
  'epilogue embers': {
    title: 'Ce qui reste',
    body: [
      'Nous avons gagné. Je le dis tout haut de temps à autre, pour entendre ce que cela donne dans une maison à demi couverte. Les quartiers que nous avons laissés sont toujours sur la carte\u202f; je n’ai pas permis qu’on l’imprime autrement. Les jours de fête, les gens viennent à la corde et regardent, en face, leurs propres fenêtres.',
      'Et pourtant le pain a de nouveau huit minutes de retard, et quelqu’un siffle l’air des allumeurs, une mesure en moins. Vous boitez un peu. La ville aussi. Entre deux pages brûlées j’en ai trouvé une blanche et j’y ai écrit vos noms, jusqu’au bord. Une cicatrice, dit le maçon, ce n’est qu’un mur qui a servi.',
    ],
  },
  'epilogue night': {
    title: 'Le livre fermé',
    body: [
      'J’écris à la lueur de ses vitraux\u202f; elle ne tremble pas, il faut lui rendre cela. La ville est très calme. Les gens vont, le visage lisse, et croisent les mains quand la cloche sonne. Depuis des semaines, personne n’a été blessé. Personne n’a ri non plus. J’ai compté.',
      'Il croit que j’ai cessé d’écrire. Mais six coffrets sont vides à présent, j’ai la bonne cire, et je connais un mur que personne n’époussette. Dans le premier, j’ai mis ce registre. Le deuxième garde un cristal où votre nom est gravé. Ceux qui les ouvriront seront trop jeunes. Vous l’étiez aussi. Vous n’avez pas cessé d’essayer\u202f; j’étais là, je l’ai vu, et c’est écrit ici, à l’encre.',
    ],
  },
}
