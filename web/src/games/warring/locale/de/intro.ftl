# Deutsch: The Warring States of China auf der Startseite.

game-warring = The Warring States of China
game-warring-facts = 3 bis 5 Spieler, etwa anderthalb Stunden
game-warring-about = Sieben Staaten, geheime Charaktere mit geheimen Zielen und verdeckt gespielte Ereignisse. Wessen Welt wird es sein?
game-warring-goal = Niemandem gehört ein Staat. Deine Charaktere wünschen sich die Welt auf ihre Art; spiele Ereignisse, die sie so machen, und zeige sie im richtigen Moment vor.
