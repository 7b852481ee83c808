# HUANG in the terminal.

huang-tiles = kafle
huang-market = Rynek
huang-pagodas = Pagody
huang-bag = Woreczek
huang-removed = Usunięte
huang-war = Wojna wokół { $place }
huang-ahead = teraz wygrywa { $sides }
huang-tied = teraz remis: { $sides }
huang-legend-leader = przywódca: kolor i dynastia; tu żółty przywódca Tygrysa
huang-legend-pagoda = kafel pod pagodą
huang-legend-palace = kafel pod Pałacem Cesarskim
huang-legend-granary = kafel pod spichlerzem
huang-legend-bandits = kafel Bandytów i ich liczba
huang-legend-land = puste pole lądu
huang-legend-river = puste pole rzeki
huang-legend-new = tu coś się zdarzyło od twojej ostatniej decyzji
huang-legend-choice = to pole możesz teraz wybrać
huang-legend-side = królestwo w wojnie; w rewolcie A atakuje, D się broni
huang-legend-unifier = kafel, który wywołał wojnę
huang-legend-seats = przy miejscu: kafle za zasłonką, przywódcy poza planszą, znane kafle za zasłonką
huang-legend-last-moves = przy miejscu: ostatnie akcje, w notacji; tu czerwony kafel na d4 i czerwony przywódca na e5
huang-legend-strength = siła: na planszy i dołożona
huang-legend-capitals = Stolice: { $capitals }
