### What the coach says in In the Year of the Dragon. A sentence has at most twenty words.

coach-year-last = The last month.
coach-year-persons = { $count ->
    [0] { $event } would more often take a person from you.
    [one] { $event } would probably take one more person from you.
   *[other] { $event } would probably take { $count } more persons from you.
}
coach-year-super = The super event
coach-year-wall = Great Wall
coach-year-points = { $source ->
    [research] You would score fewer points by research,
    [events] You would score fewer points by events,
    [wall] You would score fewer points by the Great Wall,
    [palaces] You would score fewer points by palaces,
    [ladies] You would score fewer points by court ladies,
    [privileges] You would score fewer points by privileges,
    [persons] You would have fewer persons at the end, and so fewer points,
    [monks] You would score fewer points by monks,
   *[goods] You would have less money and fewer goods at the end,
} about { $count } in all.
coach-year-other = { $what ->
    [floors-decayed] More of your floors would crumble.
    [order] You would fall back in the order, and choose later.
   *[refills] You would run out of money, and lose an action for it.
}
coach-year-threat = As things stand, you would then lose { $persons } within three months: { $months }.
coach-year-price = My choice would, as things stand, lose you { $persons } ({ $months }), and is still better.
coach-year-lost-missing = { $event }: you lost { $persons } ({ $goods } short).
coach-year-lost-contagion = { $saved ->
    [0] { $event }: you lost { $persons }. A healer would have saved some.
    [one] { $event }: you lost { $persons }. Your healers saved one more.
   *[other] { $event }: you lost { $persons }. Your healers saved { $saved } more.
}
coach-year-lost-mongols = { $event }: you lost { $persons }, because nobody had fewer helmets than you.
coach-year-lost-other = { $event }: you lost { $persons }.
coach-year-decayed = You lost { $floors }: where nobody lives, palaces crumble. Let somebody live in each.
coach-year-festival = { $some ->
    [yes] Dragon Festival: your fireworks brought you { $points }, and your court { $court }.
   *[no] Dragon Festival: your fireworks were too few to bring you points. Your court brought { $court }.
}
coach-year-mongols = { $some ->
    [yes] Mongol Invasion: your helmets brought you { $points }, and your court { $court }.
   *[no] Mongol Invasion: you have no helmets, but lost nobody. Your court brought { $court }.
}
coach-year-quiet = { $event ->
    [drought] The Drought took nobody: you had rice enough. Your court brought { $court }.
    [tribute] The Imperial Tribute took nobody: you had money enough. Your court brought { $court }.
    [contagion] The Contagion took nobody: your healers saved them all. Your court brought { $court }.
   *[other] A quiet month. Your court brought you { $court }.
}
coach-year-sign = { $what ->
    [yuan] Money
    [rice] Rice
    [fireworks] Fireworks
    [track] Who chooses first
   *[score] Points
}
