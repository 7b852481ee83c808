# Deutsch: die Lektion zu HUANG.

goal = Das Ziel
goal-welcome = Du führst die Dynastie des Tigers; der Hase ist dein Gegner. Du sammelst Punkte in vier Farben: Gelb für Gouverneure, Rot für Soldaten, Blau für Bauern, Grün für Kaufleute. Weiße Punkte sind Joker. Ein Zug hat zwei Aktionen; dann ist der Hase dran.
goal-score = Am Ende zählt nur deine schwächste Farbe, und die weißen Punkte kommen dorthin, wo sie am meisten helfen. Angenommen, das Spiel endet jetzt: 6 gelbe, 5 rote, 1 blauer, 7 grüne, 2 weiße. Wie hoch ist dein Ergebnis?
    .a = 7, die beste Farbe
    .b = 3, Blau mit beiden Jokern
    .c = 21, alles zusammen
    .a-why = Die beste Farbe bringt nichts. Alle werden an ihrer schwächsten gemessen.
    .b-why = Blau ist am schwächsten, und beide Joker kommen dorthin: 1 und 2 sind 3. Kümmere dich also um alle vier Farben.
    .c-why = Farben werden nicht zusammengezählt. Nur die schwächste zählt, hier Blau.

leaders = Anführer
leaders-leader = Ein Anführer sammelt die Punkte seiner Farbe. Er steht auf Land, neben einem gelben Plättchen. Nimm unter „Deine Anführer“ den roten und wähle das Feld direkt rechts vom gelben Plättchen.
    .wrong = Auch dort darf ein Anführer stehen. Nimm für diese Lektion das Feld direkt rechts vom gelben Plättchen; dahinter ist Platz.
leaders-tile = Was sich berührt, ist verknüpft: Plättchen und Anführer. Verknüpfte Plättchen mit einem Anführer sind ein Reich. Lege ein rotes Plättchen in dieses: Nimm Rot unter „Deine Plättchen“ und wähle das Feld direkt rechts von deinem Anführer.
    .wrong = Dort darfst du es legen. Aber nur ein Plättchen, das mit deinem Anführer verknüpft ist, bringt dir einen Punkt. Nimm das Feld direkt rechts vom Anführer.
leaders-point = Ein rotes Plättchen in einem Reich mit deinem roten Anführer: Du bekommst einen roten Punkt. Das war deine zweite Aktion. Du ziehst wieder auf sechs Plättchen nach, und der Hase beginnt.

tiles = Plättchen und Flüsse
tiles-missing = Ein neuer Zug. Wenn du dein grünes Plättchen in dieses Reich legst, wer bekommt den Punkt?
    .a = Ich, weil es mein Reich ist
    .b = Ich, weil ich es gelegt habe
    .c = Niemand
    .a-why = Reiche gehören niemandem. Es zählt der Anführer in der Farbe des Plättchens, und ein grüner ist nicht da.
    .b-why = Wer legt, ist egal. Es zählt der Anführer in der Farbe des Plättchens, und ein grüner ist nicht da.
    .c-why = Das Reich hat keinen grünen Anführer. Und wer legt, ist egal: Wenn der grüne Anführer des Hasen hier stünde, würde der Hase den Punkt bekommen.
tiles-governor = Es gibt Hilfe. Dein gelber Anführer, der Gouverneur, nimmt die Punkte jeder Farbe, die keinen eigenen Anführer im Reich hat. Setze ihn unten zwischen das gelbe Plättchen und den roten Anführer, sodass er beide berührt.
    .wrong = Das ist erlaubt. Aber setze ihn unten zwischen das gelbe Plättchen und deinen roten Anführer: Dort berührt er auch den Fluss.
tiles-river = Blaue Plättchen kommen auf Flüsse, und nur sie. Lege ein blaues auf das Flussfeld, das deine Anführer berührt.
    .wrong = Dieses Flussfeld ist noch nicht mit deinem Reich verknüpft. Beginne mit dem, das deine Anführer berührt.
tiles-chain = Ein blauer Punkt, dank dem Gouverneur. In derselben Aktion darfst du noch ein blaues Plättchen neben das letzte legen. Weiter am Fluss entlang.
    .wrong = Du darfst hier aufhören. Aber noch ein blaues Plättchen kostet keine weitere Aktion: Geh am Fluss weiter.
tiles-chain-on = Noch einmal: Ein Flussfeld neben dem letzten Plättchen ist frei.
    .wrong = Du darfst hier aufhören. Aber das dritte Plättchen bringt einen dritten Punkt, in derselben Aktion.
tiles-harvest = Drei blaue Punkte in einer Aktion: Spare blaue Plättchen an. Einen Anführer kannst du auch umsetzen oder zurückziehen; beides ist eine Aktion.

pagodas = Pagoden
pagodas-triangle = Drei Plättchen einer Farbe, die einander berühren, sind ein Dreieck und können eine Pagode tragen. Lege dein grünes dorthin, wo es beide grünen berührt.
    .wrong = Dort entsteht kein Dreieck. Suche das Feld, das beide grünen Plättchen berührt.
pagodas-build = Das Plättchen hat gepunktet, und das Dreieck ist fertig. Errichte die Pagode: Wähle eines der drei grünen Plättchen.
    .wrong = Du darfst verzichten. Aber eine Pagode bringt Zug um Zug Punkte: Errichte sie.
pagodas-market = Nach einem grünen Plättchen, das keinen Krieg auslöst, darfst du auch ein offenes vom Markt nehmen. Nimm das blaue.
    .wrong = Jedes ist erlaubt. Nimm für diese Lektion das blaue: Blaue sind in Ketten gut.
pagodas-income = Am Ende deines Zuges zahlt jede Pagode einen Punkt ihrer Farbe, wenn dein Anführer dieser Farbe in ihrem Reich steht. Sie zahlt in jedem deiner Züge, solange beide verknüpft sind. Es gibt nur zwei pro Farbe und eine weiße. Ist keine mehr da, wird eine alte versetzt.
pagodas-whose = Angenommen, statt des grünen steht dein gelber Anführer dort. Was würde dir die Pagode zahlen?
    .a = Nichts
    .b = Einen grünen Punkt
    .a-why = Der Gouverneur vertritt andere bei Plättchen, nie bei Pagoden. Nur der grüne Anführer sammelt hier, egal, wer die Pagode errichtet hat.
    .b-why = Bei Plättchen wäre das richtig: Dort springt der Gouverneur ein. Pagoden zahlen nur dem Anführer ihrer eigenen Farbe.

revolts = Revolten: der Angriff
revolts-rival = Ein Reich verträgt nur einen Anführer jeder Farbe, und den roten hat hier der Hase. Setzt du deinen hinein, gibt es eine Revolte. Dann zählen gelbe Plättchen neben jedem Anführer. Suche das Feld, das den Anführer des Hasen und zwei gelbe Plättchen berührt.
    .wrong = Dort darf ein Anführer stehen, aber für diesen Angriff ist es der falsche Platz. Unter dem Anführer des Hasen liegt ein Feld mit zwei gelben Plättchen daneben.
revolts-commit = Zwei gegen zwei, und bei Gleichstand gewinnt die Verteidigung. Du darfst gelbe Plättchen hinter deinem Sichtschirm einsetzen. Ein gelber Anführer, der nicht auf dem Brett steht, bringt eins dazu, kostenlos. Der Hase antwortet nach dir. Setze zwei Plättchen und den Anführer ein.
    .wrong = Das könnte zu wenig sein: Der Hase antwortet nach dir, und bei Gleichstand gewinnt die Verteidigung. Setze zwei Plättchen und den Anführer ein.
revolts-won = Fünf gegen drei. Der Anführer des Hasen verlässt das Brett, und du nimmst einen Punkt in der Farbe der Anführer. Eingesetzte Plättchen sind für beide weg. Der Besiegte darf später wiederkommen.

defence = Revolten: die Verteidigung
defence-alarm = Nun umgekehrt. Neben deinem roten Anführer liegen zwei gelbe Plättchen. Sieh, was der Hase tut.
defence-tie = Der Hase greift an, mit zwei gelben Plättchen neben sich und einem eingesetzten: drei gegen zwei. Du antwortest zuletzt. Wie gewinnst du am billigsten?
    .wrong = Es geht billiger. Bei Gleichstand gewinnt die Verteidigung, drei genügen also, und dein gelber Anführer neben dem Brett kostet nichts.
defence-kept = Drei gegen drei: Der Gleichstand gehört dir, ohne ein einziges Plättchen, und der rote Punkt auch. Gelbe Plättchen um deine Anführer sind deine Mauern.

wars = Kriege
wars-border = Zwei Reiche, jedes mit einem roten Anführer. Was geschieht, wenn ein Plättchen sie verbindet?
    .a = Krieg zwischen den Reichen
    .b = Nichts; die Anführer leben zusammen
    .c = Eine Revolte, mit gelben Plättchen
    .a-why = Führt ein Plättchen zwei Anführer einer Farbe zusammen, kämpfen ganze Reiche. Dann zählen rote Plättchen: Soldaten.
    .b-why = Ein Reich, zwei rote Anführer: Das ist ein Konflikt, und er wird sofort ausgetragen.
    .c-why = Revolten beginnen mit einem Anführer. Wo ein Plättchen Reiche verbindet, kämpfen die Reiche, mit roten Plättchen.
wars-unify = Dein Reich hat zwei Soldaten, das des Hasen keinen. Beginne den Krieg: Lege ein gelbes Plättchen in die Lücke zwischen den Reichen. So ein Plättchen bringt keinen Punkt.
    .wrong = Dort bleiben die Reiche getrennt. Lege das Plättchen in die Lücke, sodass es beide Reiche berührt.
wars-support = Alle dürfen ein Reich unterstützen, mit roten Plättchen hinter dem Sichtschirm und mit einem roten Anführer, der nicht auf dem Brett steht. Du hast gelegt und entscheidest zuletzt; bei Gleichstand würdest du den Sieger wählen. Durch den Hasen steht es zwei gegen zwei. Setze ein Plättchen für Reich A ein.
    .wrong = Ein rotes Plättchen für Reich A genügt zum Sieg, und was du einsetzt, ist in jedem Fall verloren.
wars-pay = Du gewinnst. Der rote Anführer des Hasen geht, und du bekommst einen roten Punkt. Der Preis: so viele rote Plättchen, wie der Verlierer hatte, hier zwei. Eines hast du eingesetzt. Entferne nun das rote am Rand, nicht das neben deinem neuen Plättchen.
    .wrong = Dieses verknüpft deinen Anführer mit dem neuen gelben Plättchen. Entferne das andere, das am Rand.
wars-lost = Ein Reich verliert; es hat drei rote Plättchen, einen roten Anführer im Konflikt und einen blauen, der nicht im Konflikt ist. Was ist weg?
    .a = Alles
    .b = Der rote Anführer und alle roten Plättchen
    .c = Nur der rote Anführer
    .a-why = Nein: Plättchen anderer Farben bleiben, ebenso Anführer in Farben, die nur ein Reich hat.
    .b-why = Anführer im Konflikt und alle roten Plättchen gehen; der blaue Anführer bleibt. Zähle also Soldaten, bevor du Reiche verbindest, auch die hinter den Sichtschirmen.
    .c-why = Auch seine Soldaten fallen: Ein Reich, das verliert, verliert alle roten Plättchen.

actions = Bauernaufstand und Handel
actions-riot = Zwei Arten von Aktionen kennst du, Anführer und Plättchen. Die dritte kostet zwei blaue Plättchen: Ein Bauernaufstand entfernt ein beliebiges Plättchen. Neben dem Anführer des Hasen liegt nur ein gelbes. Wähle den Bauernaufstand und dann das Plättchen, das am meisten schmerzt.
    .wrong = Das würde jemanden ein wenig schwächen. Aber ein Anführer ohne gelbes Plättchen neben sich muss vom Brett: Entferne das gelbe neben dem Anführer des Hasen.
actions-trade = Ohne gelbes Plättchen kein Anführer: Der des Hasen ist vom Brett. Die vierte Aktion kostet zwei grüne Plättchen und errichtet eine Pagode auf einem Dreieck, das schon da liegt. Wähle sie und dann dein grünes Dreieck.
    .wrong = Eine rote Pagode zahlt nur einem roten Anführer in ihrem Reich, und dort ist keiner. Errichte sie auf dem grünen Dreieck neben deinem grünen Anführer.
actions-both = Deine Pagode hat schon gezahlt. Übrigens: Ein blauer Anführer neben dem Brett ersetzt ein Plättchen eines Bauernaufstands, ein grüner eines für so ein Gebäude.

granaries = Kornspeicher
granaries-link = Die 18 Königreiche sind ein Modul mit eigenem Brett. Dort steht auf jeder Hauptstadt ein Kornspeicher. Im Reich deines blauen Anführers ist einer. Verbinde die Hauptstadt Yin, links unter ihm: Lege ein rotes Plättchen dorthin, wo es beide berührt.
    .wrong = Dort verbindet es das Reich deines blauen Anführers nicht mit der Hauptstadt Yin. Suche das Feld, das den Anführer und das gelbe Plättchen von Yin berührt.
granaries-take = Am Ende deines Zuges darf dein blauer Anführer alle Kornspeicher seines Reiches bis auf einen nehmen, und du wählst, welcher bleibt. Lass den rechts von deinem Anführer stehen.
    .wrong = Auch das ist erlaubt. Lass für diese Lektion den Kornspeicher rechts von deinem Anführer stehen.
granaries-worth = Ein Kornspeicher zählt am Ende zwei blaue Punkte. Weitere Module sind der kaiserliche Palast, die Banditen und eine fünfte Dynastie.

hand = Deine Plättchen und das Ende
hand-replace = Die fünfte Aktion: Plättchen ersetzen. Wähle sie und ersetze vier deiner fünf gelben. Eines bleibt, um einen Anführer zu schützen.
    .wrong = Das ist erlaubt. Ersetze für diese Lektion genau vier gelbe und behalte das rote.
hand-fresh = Neue Plättchen, und niemand hat gesehen, was du abgelegt hast. Bis zu sechs lassen sich ersetzen. Passen darf niemand.
hand-last = Eine letzte Frage: Wann endet das Spiel?
    .a = Wenn ein Plättchen zu ziehen ist und der Beutel leer ist
    .b = Wenn jemand zehn Punkte in jeder Farbe hat
    .c = Nach je zehn Zügen
    .a-why = Es endet genau in diesem Moment. Wie viel im Beutel ist, steht beim Brett: Wird es wenig, hilf deiner schwächsten Farbe.
    .b-why = Keine Punktzahl beendet es, sondern der Beutel: wenn ein Plättchen zu ziehen ist und keines mehr da ist.
    .c-why = Züge werden nicht gezählt. Das Spiel endet, wenn ein Plättchen zu ziehen ist und der Beutel leer ist.

free = Deine ersten Züge
free-turns = Nun ein paar Züge gegen einen leichten Bot, auf dem echten Brett. Kommst du nicht weiter, öffne „Tipp“ neben dem Brett.
    .action = Zwei Aktionen. Beginne mit Anführern neben Hauptstädten, am besten nah am Fluss, der gelbe zuerst. Dann lege Plättchen in ihren Farben.
    .building = Eine Pagode zahlt in jedem deiner Züge, solange dein Anführer ihrer Farbe im Reich ist.
    .market = Nimm, was deine schwächste Farbe braucht, oder Gelb und Rot für Konflikte.
    .chain = Noch ein blaues Plättchen kostet keine Aktion. Bringt es dir dort einen Punkt?
    .revolt-attack = Zähle die gelben Plättchen. Bei Gleichstand gewinnt die Verteidigung.
    .revolt-defence = Du siehst, was der Angreifer eingesetzt hat. Dir genügt ein Gleichstand.
    .war = Zähle die roten Plättchen beider Reiche. Unterstütze nur, wo es sich lohnt.
    .pay = Entferne den Soldaten, den du am wenigsten brauchst.
free-end = Das waren deine ersten Entscheidungen in HUANG. Spiele diese Partie zu Ende oder eröffne einen eigenen Tisch. Lass Reiche wachsen, kämpfe, wo du stärker bist, und vergiss nie deine schwächste Farbe.
