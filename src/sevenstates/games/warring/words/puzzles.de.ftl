theme-war = Einen Krieg anfangen
theme-claim = Einen Charakter rechtzeitig vorzeigen
theme-card = Die richtige Karte
theme-target = Der richtige Staat
theme-character = Ein Charakter, der sich lohnt
theme-host = Der Gastgeber entscheidet
