# Deutsch: Huang Di in Worten.

text-own = Deine Gunstkarten
text-own-of = Die Gunstkarten von { SEAT($seat) }
text-no-favours = Keine Gunstkarte
text-choosing = Karten zur Auswahl
text-kept = { $favour }, behalten
text-own-bid = Dein Gebot
text-bid = { $jade } Jade
text-jade = Jade
text-seats = Spieler
text-seat = Spieler
text-score = Punkte
text-peasants = Bauern
text-convicts = Sträflinge
text-blocks = Blöcke
text-blocks-in-stock = Blöcke im Vorrat
text-chips = Marken
text-camp = Bauleiter in
text-hand-size = Gunstkarten auf der Hand
text-roles = Rollen auf der Hand
text-played = Gespielte Gunstkarten
text-round = Runde und Vorräte
text-round-number = Runde { $round }
text-stock = Im Vorrat: { $jade } Jade, { $peasants } Bauern, { $convicts } Sträflinge, { $chips } Marken, { $plaques } Tafeln, { $emperor_blocks } Kaiserblöcke
text-deck =
    { $count ->
        [one] { $count } Gunstkarte im Stapel
       *[other] { $count } Gunstkarten im Stapel
    }
text-holder =
    { $block ->
        [true] { SEAT($seat) } hat die Kaiserfigur und darf den Kaiserblock noch setzen
       *[false] { SEAT($seat) } hat die Kaiserfigur
    }
text-province = Provinz { $province }
text-prison = Gefängnis: { $jade } Jade, { convicts }
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
text-favour = Gunst { $id }: { text-favour-card }
text-favour-card = { $pattern }, { $points } Punkte, Einkommen { $income }, Bitte { $petition }, Jade { $jade }
