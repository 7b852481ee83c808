# Deutsch: warum ein Bot einen Zug in Die Streitenden Reiche Chinas gut oder schlecht findet.

reason-completes = kann { CHARACTER($character) } für { $points } Punkte erfüllen
reason-nearer = bringt { CHARACTER($character) } näher ans Ziel
reason-sets-back = wirft { CHARACTER($character) } zurück
reason-no-use = die Karte { CARD($card) } nützt deinen Personen wenig
reason-war-odds = { STATE($winner) } schlägt { STATE($loser) } in { $percent } von 100 Würfen
reason-sure-to-come = eine allein gespielte Karte kommt sicher in den Ereignisstapel
reason-half-chance = bei { $cards } Karten entscheidet der Zufall, welche in den Ereignisstapel kommen
reason-soon-done = { CHARACTER($character) } lässt sich rechtzeitig erfüllen
reason-hopeless = auf { CHARACTER($character) } lohnt es sich kaum zu warten
reason-enough = noch eine Karte nähme nur einer besseren den Platz
reason-abandons-harm = die Karte { CARD($card) } würfe deine Personen zurück
reason-adds-help = die Karte { CARD($card) } wird sicher gespielt, wenn du sie hinzufügst
reason-leave-deck = keine Änderung am Ereignisstapel hilft dir sehr
reason-helps-early = die Karte { CARD($card) } hilft dir: was erfüllt ist, kannst du zeigen, ehe etwas es verdirbt
reason-hurts-late = die Karte { CARD($card) } wirft dich zurück: besser spät, wenn du gezeigt hast, was erfüllt ist
reason-tells-nothing = Schweigen verrät den anderen nichts
