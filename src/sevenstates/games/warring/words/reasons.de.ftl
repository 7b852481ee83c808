# Deutsch: warum ein Bot einen Zug in Die Streitenden Reiche Chinas gut oder schlecht findet.

reason-completes =
    { $points ->
        [one] kann das Ziel von { CHARACTER($character) } erreichen ({ $points } Punkt)
       *[other] kann das Ziel von { CHARACTER($character) } erreichen ({ $points } Punkte)
    }
reason-nearer = bringt das Ziel von { CHARACTER($character) } näher
reason-sets-back = rückt das Ziel von { CHARACTER($character) } weiter weg
reason-no-use = die Karte { CARD($card) } nützt deinen Charakteren wenig
reason-war-odds = { STATE($winner) } schlägt { STATE($loser) } in { $percent } % der Fälle
reason-sure-to-come = eine allein gespielte Karte kommt sicher in den Ereignisstapel
reason-half-chance = bei { $cards } Karten entscheidet der Zufall, welche in den Ereignisstapel kommen
reason-soon-done = das Ziel von { CHARACTER($character) } lässt sich rechtzeitig erreichen
reason-hopeless = auf { CHARACTER($character) } lohnt es sich kaum zu warten
reason-enough = noch eine Karte würde nur einer besseren den Platz nehmen
reason-abandons-harm = die Karte { CARD($card) } würde deine Charaktere zurückwerfen
reason-adds-help = die Karte { CARD($card) } wird sicher gespielt, wenn du sie hinzufügst
reason-leave-deck = keine Änderung am Ereignisstapel hilft dir viel
reason-helps-early = die Karte { CARD($card) } hilft dir: Ein erreichtes Ziel kannst du vorzeigen, bevor etwas es verdirbt
reason-hurts-late = die Karte { CARD($card) } wirft dich zurück: besser spät, wenn du vorgezeigt hast, was erreicht ist
reason-tells-nothing = Schweigen verrät den anderen nichts
