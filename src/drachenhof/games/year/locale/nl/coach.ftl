### Wat de coach zegt in In het Jaar van de Draak. Een zin heeft hoogstens twintig woorden.

coach-year-last = De laatste maand.
coach-year-persons = { $count ->
    [0] { $event }: je zou vaker iemand verliezen.
    [one] { $event }: je zou waarschijnlijk één persoon meer verliezen.
   *[other] { $event }: je zou waarschijnlijk { $count } personen meer verliezen.
}
coach-year-super = Supergebeurtenis
coach-year-wall = Grote Muur
coach-year-points = { $source ->
    [research] Studie zou je minder punten opleveren,
    [events] Gebeurtenissen zouden je minder punten opleveren,
    [wall] De Grote Muur zou je minder punten opleveren,
    [palaces] Paleizen zouden je minder punten opleveren,
    [ladies] Hofdames zouden je minder punten opleveren,
    [privileges] Privileges zouden je minder punten opleveren,
    [persons] Je zou aan het eind minder personen hebben, en dus minder punten,
    [monks] Monniken zouden je minder punten opleveren,
   *[goods] Je zou aan het eind minder geld en goederen hebben,
} samen ongeveer { $count }.
coach-year-other = { $what ->
    [floors-decayed] Meer van je etages zouden vervallen.
    [order] Je zou terugvallen in de volgorde, en later kiezen.
   *[refills] Je geld zou opraken, en dat kost je een actie.
}
coach-year-threat = Zoals het nu staat, verlies je dan { $persons } binnen drie maanden: { $months }.
coach-year-price = Met mijn keuze verlies je, zoals het nu staat, { $persons } ({ $months }), en toch is die beter.
coach-year-lost-missing = { $event }: je verloor { $persons } ({ $goods } te weinig).
coach-year-lost-contagion = { $saved ->
    [0] { $event }: je verloor { $persons }. Met een heelmeester waren het er minder geweest.
    [one] { $event }: je verloor { $persons }. Je heelmeesters redden er nog een.
   *[other] { $event }: je verloor { $persons }. Je heelmeesters redden er nog { $saved }.
}
coach-year-lost-mongols = { $event }: je verloor { $persons }, want niemand had minder helmen dan jij.
coach-year-lost-other = { $event }: je verloor { $persons }.
coach-year-decayed = Je verloor { $floors }: waar niemand woont, vervallen paleizen. Laat in elk iemand wonen.
coach-year-festival = { $some ->
    [yes] Drakenfeest: je vuurwerk leverde je { $points } op, je hof { $court }.
   *[no] Drakenfeest: je vuurwerk was te klein om punten op te leveren. Je hof leverde { $court } op.
}
coach-year-mongols = { $some ->
    [yes] Mongolenstorm: je helmen brachten je { $points }, je hof { $court }.
   *[no] Mongolenstorm: je hebt geen helmen, maar verloor niemand. Je hof leverde { $court } op.
}
coach-year-quiet = { $event ->
    [drought] De Droogte nam je niemand af: je had genoeg rijst. Je hof leverde { $court } op.
    [tribute] De Keizerstol nam je niemand af: je had genoeg geld. Je hof leverde { $court } op.
    [contagion] De Ziekte nam je niemand af: je heelmeesters redden iedereen. Je hof leverde { $court } op.
   *[other] Een rustige maand. Je hof leverde je { $court } op.
}
coach-year-sign = { $what ->
    [yuan] Geld
    [rice] Rijst
    [fireworks] Vuurwerk
    [track] Wie als eerste kiest
   *[score] Punten
}
