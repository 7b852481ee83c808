# Polski: dlaczego ruch w grze HUANG podoba się botowi albo nie.

reason-best-tile = z Rynku najbardziej przyda ci się { colour } kafel
reason-gives-point = { SEAT($seat) } dostaje { colour } punkt
reason-granaries =
    { $count ->
        [one] { $count } spichlerz wart dwa niebieskie punkty
        [few] { $count } spichlerze warte po dwa niebieskie punkty
       *[many] { $count } spichlerzy wartych po dwa niebieskie punkty
    }
reason-guard =
    { $count ->
        [one] twój { colour } przywódca stoi obok { $count } żółtego kafla
       *[other] twój { colour } przywódca stoi obok { $count } żółtych kafli
    }
reason-leader-lost = tracisz { colour.genitive } przywódcę
reason-leader-scores = twój { colour } przywódca może punktować { colour.instrumental } kaflami zza zasłonki
reason-new-tiles =
    { $count ->
        [one] nowy kafel w zamian za mało przydatny
        [few] { $count } nowe kafle w zamian za mało przydatne
       *[many] { $count } nowych kafli w zamian za mało przydatne
    }
reason-pagoda = { colour.feminine } pagoda daje ci punkt co turę
reason-pagoda-lost = tracisz punkty { colour.feminine-genitive } pagody
reason-pair = do pagody brakuje wtedy jednego { colour.genitive } kafla
reason-point = { colour } punkt
reason-revolt-held = odpiera rewoltę { $own } do { $other }
reason-revolt-lost = rewolta jest przegrana { $own } do { $other }
reason-revolt-on-board = rewolta, na razie { $own } do { $other }
reason-rival-leader-lost = { SEAT($seat) } traci { colour.genitive } przywódcę
reason-rival-pagoda-lost = { SEAT($seat) } traci punkty { colour.feminine-genitive } pagody
reason-war-lost = wojna jest przegrana { $own } do { $other }
reason-war-on-board = wojna, na planszy { $own } do { $other }
reason-war-won = wygrywa wojnę { $own } do { $other }
reason-weakest-colour = { colour } punkt, w twoim najsłabszym kolorze
reason-white-point = biały punkt, który liczy się za dowolny kolor
