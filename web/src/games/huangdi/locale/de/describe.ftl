# Deutsch: Huang Di in Worten.

text-own = Deine Gunstkarten
text-own-of = Die Gunstkarten von { SEAT($seat) }
text-no-favours = Keine Gunstkarte
text-choosing = Karten zur Auswahl
text-kept = { text-favour }, behalten
text-own-bid = Dein Gebot
text-bid = { jade }
text-jade = Jade
text-seats = Spieler
text-seat = Spieler
text-score = Punkte
text-peasants = Bauern
text-convicts = Sträflinge
text-blocks = Blöcke im Vorrat
text-blocks-in-stock = Blöcke im Bestand
text-chips = Rückkaufmarken
text-camp = Aufseher in
text-hand-size = Gunstkarten auf der Hand
text-roles = Rollen auf der Hand
text-played = Gespielte Gunstkarten
text-round = Runde und Bestand
text-round-number = Runde { $round }
text-stock =
    Im Bestand: { jade }, { $peasants ->
        [one] { $peasants } Bauer
       *[other] { $peasants } Bauern
    }, { convicts }, { $chips ->
        [one] { $chips } Rückkaufmarke
       *[other] { $chips } Rückkaufmarken
    }, { $plaques ->
        [one] { $plaques } Tafel
       *[other] { $plaques } Tafeln
    }, { $emperor_blocks ->
        [one] { $emperor_blocks } Kaiserblock
       *[other] { $emperor_blocks } Kaiserblöcke
    }
text-deck =
    { $count ->
        [one] { $count } Gunstkarte im Deck
       *[other] { $count } Gunstkarten im Deck
    }
text-holder =
    { $block ->
        [true] { SEAT($seat) } hat die Kaiserfigur und darf den Kaiserblock noch setzen
       *[false] { SEAT($seat) } hat die Kaiserfigur
    }
text-province = Provinz { $province }
text-prison = Gefängnis: { jade }, { convicts }
text-block =
    { $plaque ->
        [true] { $place }: Block von { SEAT($seat) } mit Tafel
       *[false] { $place }: Block von { SEAT($seat) }
    }
text-block-emperor =
    { $plaque ->
        [true] { $place }: Kaiserblock mit Tafel
       *[false] { $place }: Kaiserblock
    }
text-favour = Gunstkarte { $id }: { text-favour-card }
text-favour-card =
    { $pattern }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Einkommen { $income }, Petition { $petition }, Jade { $jade }
