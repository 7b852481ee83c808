# Deutsch: warum ein Bot einen Zug in Huang Di gut oder schlecht findet.

reason-bid-enough =
    { $jade ->
        [0] niemand kann dich überbieten, selbst wenn du nichts bietest
       *[other] niemand kann { jade } überbieten; mehr wäre verschwendet
    }
reason-bid-odds = gewinnt die Petition in etwa { $percent } % der Fälle
reason-blocks-gained =
    { $blocks ->
        [one] { $blocks } Block mehr zum Bauen
       *[other] { $blocks } Blöcke mehr zum Bauen
    }
reason-emperor-lost = verliert den Kaiserblock
reason-extra-action = bringt eine Aktion mehr
reason-favour-kept =
    { $points ->
        [one] Gunstkarte { $card } ist { $points } Punkt wert
       *[other] Gunstkarte { $card } ist { $points } Punkte wert
    }
reason-favour-nearer =
    { $missing ->
        [one] für Gunstkarte { $card } fehlt dann noch { $missing } Block
       *[other] für Gunstkarte { $card } fehlen dann noch { $missing } Blöcke
    }
reason-favour-played =
    { $points ->
        [one] Gunstkarte { $card } bringt { $points } Punkt
       *[other] Gunstkarte { $card } bringt { $points } Punkte
    }
reason-favour-ready = Gunstkarte { $card } lässt sich dann spielen
reason-jade-gained = { $jade } Jade mehr
reason-least-province = { $points } Punkte mehr für die Provinz, in der du die wenigsten Blöcke hast
reason-level-given = vollendet Ebene { $level } und verschenkt ihre { $points } Punkte
reason-level-scored = vollendet Ebene { $level } für { $points } Punkte
reason-move-least = in { $province } hast du die wenigsten Blöcke
reason-move-prison = im Gefängnis von { $province } liegen { jade } und { convicts }
reason-rival-removed = { SEAT($seat) } verliert den Block auf { $place }
reason-row-given = vollendet die Reihe auf Ebene { $level } von { $province } und verschenkt ihre { $points } Punkte
reason-row-lead = übernimmt die Führung in der Reihe auf Ebene { $level } von { $province }
reason-row-scored = vollendet die Reihe auf Ebene { $level } von { $province } für { $points } Punkte
reason-tower = ein Turm für { $points } Punkte
reason-wall-complete = vollendet die Mauer und beendet das Spiel
reason-workers-gained =
    { $workers ->
        [one] { $workers } Arbeiter mehr
       *[other] { $workers } Arbeiter mehr
    }
reason-workers-spent =
    { $workers ->
        [one] kostet { $workers } Arbeiter
       *[other] kostet { $workers } Arbeiter
    }
