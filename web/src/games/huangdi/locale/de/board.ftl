# Deutsch: das Spielbrett von Huang Di im Browser.

board-wall = Die Mauer der Provinz { $province }. Pfeiltasten gehen von Platz zu Platz.
board-free = { $place }: frei
board-camp = Aufseher im Lager
board-income = Einkommen +{ $count }
board-petition = Petition +{ $count }
board-jade = Jade +{ $count }
board-ready = Muster fertig
board-ready-short = bereit
board-role-recruit = Bauern anwerben
board-role-convicts = Sträflinge holen
board-role-jade = Jade holen
board-role-prison = Gefängnis leeren
board-role-quarry = Blöcke holen
board-role-draw = Gunstkarten ziehen
board-role-build = Mauer bauen
board-role-favour = Eine Gunstkarte spielen
board-role-remove = Einen Block entfernen
board-role-move = Weiterziehen
board-role-repeat = Eine Rolle wiederholen
board-point-favour = Gunstkarte spielen: Wähle eine deiner Karten.
board-point-remove = Block entfernen: Wähle einen markierten in der Mauer.
board-holder = Kaiserfigur
board-point-emperor = Kaiserblock setzen: Wähle einen markierten Platz.
board-cancel = Abbrechen
board-buyback = Zurückkaufen
board-repeat = { role } wiederholen
board-role-played = gespielt
board-free-of-charge = gratis
board-to = nach { $province }
board-amount =
    { $of ->
        [jade] { $sign }{ $count } Jade
        [peasants] { $count ->
            [one] { $sign }{ $count } Bauer
           *[other] { $sign }{ $count } Bauern
        }
        [convicts] { $count ->
            [one] { $sign }{ $count } Sträfling
           *[other] { $sign }{ $count } Sträflinge
        }
        [workers] { $sign }{ $count } Arbeiter
        [blocks] { $count ->
            [one] { $sign }{ $count } Block
           *[other] { $sign }{ $count } Blöcke
        }
        [chips] { $count ->
            [one] { $sign }{ $count } Rückkaufmarke
           *[other] { $sign }{ $count } Rückkaufmarken
        }
        [favours] { $count ->
            [one] { $sign }{ $count } Gunstkarte
           *[other] { $sign }{ $count } Gunstkarten
        }
       *[points] { $count ->
            [one] { $sign }{ $count } Punkt
           *[other] { $sign }{ $count } Punkte
        }
    }
board-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
board-lacks = noch { $count }
board-blocked = verbaut
board-supply = Dein Vorrat
board-held =
    { $of ->
        [jade] Jade
        [peasants] Bauern
        [convicts] Sträflinge
        [blocks] Blöcke
       *[chips] Rückkauf
    }
board-emperor-help = Gratis, in jeder Provinz, nur in dieser Runde
board-roles-laid =
    { $count ->
        [0] Alle Rollenkarten auf der Hand
       *[other] Gespielt: { $roles }
    }
board-petition-title = Petition
board-petition-brings = Das höchste Gebot gewinnt die Kaiserfigur: den ersten Zug und einen Block gratis. Nur wer gewinnt, zahlt.
board-bid =
    { $petition ->
        [0] { $jade } Jade
       *[other] { $jade } Jade und { $petition } Petition: { $total }
    }
board-bid-of = von { $held } Jade
board-bid-total = { $jade } + { $extra } Petition = { $total }
board-sealed = Gebot versiegelt
board-bidding = Bietet noch
board-close = Schließen
board-less = Weniger
board-more = Mehr
board-mix =
    { $peasants ->
        [0] { convicts }: Alle sterben
        [one] { $peasants } Bauer, { convicts }: { $dead } + { $convicts } sterben
       *[other] { $convicts ->
            [0] { peasants }: { $dead ->
                [one] { $dead } stirbt
               *[other] { $dead } sterben
            }
           *[other] { peasants }, { convicts }: { $dead } + { $convicts } sterben
        }
    }
board-setup = Spielaufbau
board-round = Runde { $round } von { $most }
board-phase-petition = Petition
board-phase-actions = Aktionen
board-turn = Zug { $turn } von { $turns }
board-enlarge = Provinz { $province } groß zeigen
board-source =
    { $source ->
        [row] Reihen
        [level] Ebenen
        [tower] Türme
        [favour] Gunstkarten
        [chips] Rückkaufmarken
        [province] Blöcke in jeder Provinz
        [jade] Die meiste Jade
       *[workers] Die meisten Arbeiter
    }
board-total = Summe
board-tip-block = Zählt für seinen Besitzer in Reihen, auf Ebenen und für Gunstkarten.
board-tip-row = { $points } Punkte für die meisten Blöcke dieser Reihe, sobald sie voll ist.
board-tip-taskmaster = Aufseher von { SEAT($seat) }: baut in dieser Provinz.
board-tip-prison = Hol es dir, wenn dein Aufseher in dieser Provinz ist.
board-tip-holder = Kaiserfigur: Wer sie hat, ist zuerst am Zug.
board-tip-favour = Spiele sie, wenn deine Blöcke ihr Muster in der Mauer bilden.
