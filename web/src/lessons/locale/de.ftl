# Deutsch: die Lektionen.

## HUANG

lesson-huang-leaders = Anführer und Plättchen
lesson-huang-leaders-welcome = Du bist der Tiger. In einem Zug hast du zwei Aktionen. Du sammelst Punkte in vier Farben und weiße als Joker. Am Ende zählt nur deine schwächste Farbe; kümmere dich also um alle vier.
lesson-huang-leaders-leader = Ein Anführer steht neben einem gelben Plättchen: Statthalter lassen ihn ein. Nimm deinen roten Anführer und setze ihn auf c2, neben das gelbe Plättchen.
lesson-huang-leaders-tile = Anführer und Plättchen sind nun ein Staat, und der rote Anführer ist deiner. Lege ein rotes Plättchen in diesen Staat: Nimm das rote Plättchen und zeige auf d2.
lesson-huang-leaders-point = Der rote Anführer des Staates bekommt für das rote Plättchen einen roten Punkt. Nach deinen zwei Aktionen ziehst du wieder auf sechs Plättchen nach.
lesson-huang-pagodas = Pagoden
lesson-huang-pagodas-triangle = Drei Plättchen einer Farbe im Dreieck können eine Pagode tragen. Lege dein grünes Plättchen auf e3.
lesson-huang-pagodas-build = Das Dreieck ist da. Zeige darauf und errichte die grüne Pagode.
lesson-huang-pagodas-market = Ein grünes Plättchen, das keinen Krieg auslöst, lässt dich auch eines vom Markt nehmen. Nimm das gelbe.
lesson-huang-pagodas-income = Am Ende deines Zuges zahlt die Pagode: einen grünen Punkt, weil dein grüner Anführer in ihrem Staat steht. Sie zahlt in jedem deiner Züge, solange das so ist.
lesson-huang-revolts = Revolten
lesson-huang-revolts-rival = Der Hase hat den roten Anführer in diesem Staat, und ein Staat verträgt von jeder Farbe nur einen. Fordere ihn heraus: Setze deinen roten Anführer auf c3, neben zwei gelbe Plättchen.
lesson-huang-revolts-commit = Zwei gelbe Plättchen stehen zu dir und zwei zum Hasen, und bei Gleichstand gewinnt, wer sich verteidigt. Füge gelbe Plättchen aus deiner Hand hinzu: beide.
lesson-huang-revolts-won = Vier gegen drei: Der Anführer des Hasen zieht ab, und du bekommst einen roten Punkt. Was dazukam, ist für beide verloren.
lesson-huang-wars = Kriege
lesson-huang-wars-unify = Zwei Staaten, jeder mit einem roten Anführer. Verbindet sie ein Plättchen, gibt es Krieg. Deiner hat zwei Soldaten, der andere keinen. Lege ein gelbes Plättchen auf d2.
lesson-huang-wars-support = Der Hase hat zwei rote Plättchen dazugegeben: zwei gegen zwei. Jeder darf eine Seite unterstützen. Ein rotes Plättchen genügt; verschwende das zweite nicht.
lesson-huang-wars-pay = Du hast gewonnen: Der Anführer des Hasen fällt, und du hast einen Punkt. Der Sieg kostet so viele Soldaten, wie der Verlierer hatte; einer ist noch zu zahlen. Gib den auf a3.
lesson-huang-wars-end = Das ist HUANG: Lass deine Staaten wachsen, kämpfe, wenn du stärker bist, und vergiss nie deine schwächste Farbe. Alles Weitere steht in den Regeln, einen Klick von jeder Zeile des Protokolls entfernt.

## Huang Di

lesson-huangdi-first-round = Die erste Runde
lesson-huangdi-first-round-welcome = Du bist Rot. Alle bauen an derselben Mauer. Punkte gibt es für die meisten Blöcke in einer Reihe oder auf einer Ebene, für Türme, für die Gunst des Kaisers und für Arbeit in jeder Provinz.
lesson-huangdi-first-round-favours = Gunstkarten zeigen Muster. Stehen deine Blöcke so in der Mauer, darfst du die Karte spielen. Behalte drei von fünf; beginne mit Karte 22, zehn Punkte für ein L auf dem Kopf.
lesson-huangdi-first-round-favours-more = Behalte auch Karte 26: neun Punkte und Boni, die bleiben.
lesson-huangdi-first-round-favours-last = Und Karte 34.
lesson-huangdi-first-round-bid = Alle haben drei Jade bekommen. Nun bieten alle geheim um die Bitte an den Kaiser; nur wer gewinnt, zahlt. Biete zwei.
lesson-huangdi-first-round-recruit = Zwei gegen eins: Du hast die Kaiserfigur und einen Kaiserblock, und du beginnst. Drei Züge in der Runde, jeder mit einer deiner Rollenkarten. Spiele den Anwerber und wirb vier Bauern an.
lesson-huangdi-first-round-quarry = Nun Stein. Spiele die Karte Rohstoffe und brich drei Blöcke.
lesson-huangdi-first-round-build = Spiele den Baumeister. Zwei Blöcke kosten ein Jade mehr als einer.
lesson-huangdi-first-round-place = Ein Block am Boden braucht zwei Arbeiter. Setze den ersten auf a1.1.
lesson-huangdi-first-round-place-second = Den zweiten daneben, auf a2.1.
lesson-huangdi-first-round-emperor = Die Hälfte der Bauern starb bei der Arbeit. In einem deiner Züge darfst du den Kaiserblock setzen, kostenlos. Er gehört niemandem. Setze ihn auf a3.1.
lesson-huangdi-first-round-so-far = Der fünfte Block vollendet eine Reihe, und sie wird gewertet. Bauleiter, Gefängnis, Rückkauf und Türme warten in den Regeln auf dich. Versuche ein Spiel gegen einen leichten Bot.

## Die Streitenden Reiche

lesson-warring-a-round = Eine Runde
lesson-warring-a-round-welcome = Du berätst heimlich Könige. Deine Charaktere haben Ziele; ist eines erreicht, zeigst du den Charakter und nimmst seine Punkte. Alle spielen Karten auf dieselben sieben Staaten.
lesson-warring-a-round-keep = Wähle zwei von drei Charakteren. Der Markgraf von Han will Militär und Kultur von Han über fünf. Die Kultur stimmt schon: Behalte den ersten.
lesson-warring-a-round-keep-second = Und den dritten, Zhang Yi aus Qin.
lesson-warring-a-round-speech = Ein öffentliches Ereignis eröffnet die Runde; dieses hat alle reicher gemacht. Du bist Gastgeber. Sag, was du willst: Du wirst Han stärken. Worte binden niemanden.
lesson-warring-a-round-play = Jemand ist dagegen. Nun spielen alle gleichzeitig verdeckte Karten. Deine zweite Karte, die Aushebung, bringt Militär. Spiele sie.
lesson-warring-a-round-mark = Markiere den Staat, für den sie gilt: Han.
lesson-warring-a-round-done = Eine Karte genügt für heute. Sag, dass du fertig bist.
lesson-warring-a-round-amend = Die Karten sind im Ereignisstapel, und du liest ihn als Gastgeber. Du könntest eine verwerfen oder eine hinzufügen. Passe.
lesson-warring-a-round-order = Du legst auch die Reihenfolge fest. Deine Aushebung zuerst: Sie ist die dritte Karte.
lesson-warring-a-round-claim = Die Karten werden nacheinander gespielt. Han hat Militär sechs und Kultur sechs: Zeige den Markgrafen.
lesson-warring-a-round-so-far = Sechs Punkte, und ein neuer Charakter kommt. Die übrigen Karten folgen, dann ist jemand anders Gastgeber. Achte darauf, was die anderen stärken: Es verrät, wem sie dienen.
